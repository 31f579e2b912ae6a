import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { demoSites, pagesOfEveryKind } from './support/page-kinds.ts';
import { get, onSite } from './support/site-pages.ts';

/** Pages of one kind have the same links, so only this many of each are opened. */
const opened = 2;
/** Patterns of addresses by kind of page; the first match counts. */
const kinds: readonly [kind: string, address: RegExp][] = [
  ['checkout', /^\/cars\/[^/]+\/(checkout|buy-online)/],
  ['brochure', /\.pdf$/],
  ['trade-in for a vehicle', /^\/cars\/trade-in/],
  ['vehicle about something', /^\/cars\/[^/]+\?/],
  ['vehicle', /^\/cars\//],
  ['print', /^\/print/],
  ['search page', /^\/search.*page=/],
  ['filtered search', /^\/search.*\?/],
  ['search by path', /^\/search\//],
  ['list', /^\/(special-offers|models|dealerships)\?/],
  ['offer', /^\/offers\//],
  ['directory', /^\/dealerships\//],
  ['contact of a location', /^\/contact-us\//],
  ['comparison', /^\/compare/],
  ['model', /^\/\w+-[\w-]+$/],
];

/** A page's links, resources and forms. */
interface PageContent {
  links: string[];
  forms: { action: string; method: string }[];
  /** One address of each picture in the page and its head, in the smallest size. */
  pictures: string[];
  deadAnchors: string[];
}

/** Pictures of each page that are requested; in the browser, journeys replace them. */
const picturesPerPage = 4;
/** Requested pictures of a site, because each is resized. */
const picturesPerSite = 60;

test.use({ trace: 'off' });

const kindOf = (address: string): string =>
  kinds.find(([, pattern]) => pattern.test(address))?.[0] ?? (address.split('?')[0] || '/');

/** Whether an address of a site redirects to another website, which journeys cannot reach. */
async function leadsElsewhere(site: string, address: string): Promise<boolean> {
  const { headers } = await get(`${site}.localhost`, address);
  const to = URL.parse(headers.location ?? '', onSite(site));
  return to !== null && !to.hostname.endsWith('.localhost');
}

function contentOf(page: Page): Promise<PageContent> {
  return page.evaluate(() => {
    const ownPath = (address: string): string | undefined => {
      const url = URL.parse(address, location.href);
      return url?.origin === location.origin ? url.pathname + url.search + url.hash : undefined;
    };
    const isOwn = (path: string | undefined): path is string => path !== undefined;
    const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const isAt = (anchor: string): boolean => {
      const name = decodeURIComponent(anchor);
      return name === '' || document.getElementById(name) !== null;
    };
    const smallest = (set: string): string => set.trim().split(/\s/)[0] ?? '';
    const attributes = (selector: string, name: string): string[] =>
      [...document.querySelectorAll(selector)].map((found) => found.getAttribute(name) ?? '');
    const pictures = [
      ...attributes('meta[property="og:image"]', 'content'),
      ...attributes('link[rel~="icon"], link[as="image"]', 'href'),
      ...attributes('video[poster]', 'poster'),
      ...attributes('img[srcset], source[srcset]', 'srcset').map(smallest),
      ...attributes('img[src]', 'src'),
    ];
    return {
      // anchors within the page are checked below
      links: anchors
        .filter((link) => !link.getAttribute('href')?.startsWith('#'))
        .map(({ href }) => ownPath(href))
        .filter(isOwn),
      forms: [...document.forms].map((form) => ({
        action: ownPath(form.getAttribute('action') ?? location.href) ?? 'elsewhere',
        method: form.method,
      })),
      pictures: pictures
        .filter((address) => address !== '' && !address.startsWith('data:'))
        .map(ownPath)
        .filter(isOwn),
      deadAnchors: anchors
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('#') && !isAt(href.slice(1))),
    };
  });
}

for (const site of demoSites) {
  test(`${site}: no link, anchor, picture or form is broken, and no page reports an error`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const faults = new Set<string>();
    const followed = new Map<string, number>();
    const seen = new Set<string>();
    const pictures = new Set<string>();
    const forms = new Set<string>();
    const anchors = new Map<string, string>();
    const waiting: { address: string; from: string }[] = [];
    let here = '';
    page.on('console', (message) => {
      // the browser also reports pages that are missing, or refuse a budget, on purpose
      const expected = here.startsWith('/budget-search') ? /40[04]/ : /404/;
      if (message.type() === 'error' && !expected.test(message.text()))
        faults.add(`${here}: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.add(`${here}: ${error.message}`));

    function enqueue(link: string, from: string): void {
      const [address = '', anchor] = link.split('#', 2);
      if (anchor) anchors.set(`${kindOf(address)}#${anchor}`, link);
      const kind = kindOf(address);
      const times = followed.get(kind) ?? 0;
      if (times >= opened || seen.has(address)) return;
      seen.add(address);
      followed.set(kind, times + 1);
      waiting.push({ address, from });
    }

    async function visit(address: string, from: string, mayBeMissing: boolean): Promise<void> {
      here = address;
      seen.add(address);
      if (kindOf(address) === 'brochure' || (await leadsElsewhere(site, address))) return;
      const answer = await page.goto(onSite(site, address), { waitUntil: 'load' });
      const status = answer?.status() ?? 0;
      if (status >= 500 || (status >= 400 && !mayBeMissing))
        faults.add(`${from} leads to ${address}, which answers ${status}`);
      const found = await contentOf(page);
      for (const link of found.links) enqueue(link, address);
      for (const dead of found.deadAnchors) faults.add(`${address}: nothing is at ${dead}`);
      for (const picture of found.pictures
        .filter((one) => !pictures.has(one))
        .slice(0, picturesPerPage))
        pictures.add(picture);
      for (const form of found.forms) forms.add(`${form.method} ${form.action}`);
    }

    for (const { kind, path } of await pagesOfEveryKind(site)) {
      followed.set(kindOf(path), (followed.get(kindOf(path)) ?? 0) + 1);
      // only sites that enable online payment serve and link it
      await visit(path, kind, /does not exist|without results|online payment/.test(kind));
    }
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await visit(next.address, next.from, false);
    }

    for (const link of anchors.values()) {
      const [address = '', anchor = ''] = link.split('#', 2);
      if (await leadsElsewhere(site, address)) continue;
      const { body } = await get(`${site}.localhost`, address);
      const id = decodeURIComponent(anchor);
      if (!body.includes(`id="${id}"`)) faults.add(`nothing is at ${link}`);
    }
    expect(pictures.size).toBeGreaterThan(picturesPerPage);
    for (const picture of [...pictures].slice(0, picturesPerSite)) {
      const { status, headers } = await get(`${site}.localhost`, picture);
      const type = headers['content-type'] ?? 'no type';
      if (status !== 200 || !type.startsWith('image/'))
        faults.add(`the picture ${picture} answers ${status}, ${type}`);
    }
    for (const form of forms) {
      const [method, action = ''] = form.split(' ', 2);
      if (action === 'elsewhere') faults.add(`a form is sent to another site`);
      const { status = 0 } = await get(`${site}.localhost`, action);
      // the page of a form also answers GET; an address that only takes POST refuses it
      const isRefused = method === 'post' && status === 405;
      if (status >= 400 && !isRefused && !/none|lamborghini/.test(action))
        faults.add(`the form ${method} ${action} answers ${status}`);
    }
    expect([...faults]).toEqual([]);
  });
}
