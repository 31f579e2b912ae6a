import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformPageAt, platformPages } from '#site/pages/platform-pages.ts';
import type { PageOfKind } from '#tests/e2e/support/page-kinds.ts';
import { headOf } from '#tests/support/page-head.ts';
import { exchange, type ExchangeResponse } from '#tests/support/servers/exchange.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';
import { type ServerProcess, startServer } from '#tests/support/servers/server-process.ts';
import { structuredDataFindings } from '#tests/support/structured-data/structured-data-faults.ts';

const demoSites = [
  'banksia-motors',
  'kestrel-auto',
  'wandering-van-co',
  'southern-cross-group',
  'wattle-rye',
] as const;
/** Vehicles of each site whose pages are fetched. */
const VEHICLES = 12;

const dataDir = seededFolder();
let server: ServerProcess;
let pagesOfEveryKind: (site: (typeof demoSites)[number]) => Promise<PageOfKind[]>;

beforeAll(async () => {
  server = await startServer({ DATA_DIR: dataDir, SMS_LOG: 'true' });
  // oxlint-disable-next-line no-process-env -- the journeys' list of pages asks the server of this test
  process.env['E2E_PORT'] = String(server.port);
  ({ pagesOfEveryKind } = await import('#tests/e2e/support/page-kinds.ts'));
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (site: string, path: string): Promise<ExchangeResponse> =>
  exchange({ port: server.port, host: `${site}.localhost`, path });

async function dealerName(site: string): Promise<string> {
  const file = new URL(`../../src/demo/sites/${site}.json`, import.meta.url);
  const { name } = JSON.parse(await readFile(file, 'utf8')) as { name: string };
  return name;
}

/** The texts of an XML's elements, by name. @throws if it is not well formed */
function elementsOf(xml: string): { name: string; text: string }[] {
  const elements: { name: string; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => elements.push({ name, text: '' }));
  parser.on('text', (text) => {
    const last = elements.at(-1);
    if (last) last.text += text;
  });
  parser.write(xml).close();
  return elements;
}

const textsOf = (xml: string, name: string): string[] =>
  elementsOf(xml)
    .filter((element) => element.name === name)
    .map(({ text }) => text.trim());

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

it('knows a page of every module that answers pages, for the tests that visit all of them', async () => {
  const visited = (await Promise.all(demoSites.map(pagesOfEveryKind))).flat();
  const modules = new Set(
    visited.map(({ path }) => platformPageAt(path.split('?')[0] ?? '')?.route),
  );
  const redirects = 'vehicle/used-car-redirect.ts';
  const absent = platformPages.filter(({ route }) => route !== redirects && !modules.has(route));
  expect(absent).toEqual([]);
});

describe.each(demoSites)('%s', (site) => {
  it('lists all of its pages and vehicles in sitemaps, with the dates of their changes', async () => {
    const index = await get(site, '/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    const parts = textsOf(index.body, 'loc').map(pathOf);
    expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-vehicles-1.xml']);
    const dates = textsOf(index.body, 'lastmod');
    expect(dates).toHaveLength(2);
    const vehicles = (await get(site, '/sitemap-vehicles-1.xml')).body;
    dates.push(...textsOf(vehicles, 'lastmod'));
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
    const found = await get(site, '/search');
    const stock = Number(
      /([\d,]+) (?:vehicles|cars|caravans)/.exec(found.body)?.[1]?.replace(',', ''),
    );
    expect(textsOf(vehicles, 'loc').length).toBeGreaterThanOrEqual(stock);
    expect(textsOf(vehicles, 'image:loc').length).toBeGreaterThan(stock);
    const picture = pathOf(textsOf(vehicles, 'image:loc')[0] ?? '');
    expect(await get(site, picture)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/jpeg' },
    });
    expect((await get(site, '/sitemap-vehicles-2.xml')).status).toBe(404);
    expect((await get(site, '/sitemap-vehicles-x.xml')).status).toBe(404);
  });

  it('has only canonical pages that robots may list in its sitemaps', async () => {
    const pages = textsOf((await get(site, '/sitemap-pages.xml')).body, 'loc');
    const vehicles = textsOf((await get(site, '/sitemap-vehicles-1.xml')).body, 'loc');
    expect(new Set(pages).size).toBe(pages.length);
    const faults: string[] = [];
    for (const address of [...pages, ...vehicles.slice(0, VEHICLES)]) {
      const { status, body } = await get(site, pathOf(address));
      const { canonical, robots, title, description } = headOf(body);
      // the home page is written without a path
      if (status !== 200) faults.push(`${address} answers ${status}`);
      if (canonical.length !== 1 || new URL(canonical[0] ?? '').href !== new URL(address).href)
        faults.push(`${address} has the canonical address ${canonical.join()}`);
      if (robots.some((text) => text.includes('noindex'))) faults.push(`${address} is noindex`);
      if (title.length !== 1 || !title[0] || title[0].length > 160)
        faults.push(`${address} is titled ${title.join()}`);
      if (description.length !== 1 || (description[0]?.length ?? 0) < 20)
        faults.push(`${address} is described as ${description.join()}`);
    }
    expect(faults).toEqual([]);
  });

  it('has valid structured data and shared titles on pages of every kind', async () => {
    const faults: string[] = [];
    const kinds = new Set<string>();
    const shared = new Set<string>();
    for (const { kind, path } of await pagesOfEveryKind(site)) {
      const { status, body } = await get(site, path);
      const { data, openGraph, title } = headOf(body);
      if (status !== 200) continue;
      if (title.length !== 1) faults.push(`${kind} has ${title.length} titles`);
      for (const object of data) {
        kinds.add(String((object as Record<string, unknown>)['@type']));
        for (const fault of structuredDataFindings(object).faults) faults.push(`${kind}: ${fault}`);
      }
      if (!openGraph.has('og:title')) continue;
      for (const name of ['og:site_name', 'og:image', 'og:image:alt'])
        if (!openGraph.get(name)) faults.push(`${kind} has no ${name}`);
      shared.add(openGraph.get('og:image') ?? '');
      if (openGraph.get('og:image:width') !== '1200' || openGraph.get('og:image:height') !== '630')
        faults.push(`${kind} does not tell the size of its picture`);
      if (!body.includes('<meta name="twitter:card" content="summary_large_image"/>'))
        faults.push(`${kind} has no twitter:card`);
    }
    expect(faults).toEqual([]);
    expect([...kinds]).toEqual(expect.arrayContaining(['BreadcrumbList', 'AutoDealer']));
    // vehicles, offers, pages with pictures of their own, all others
    for (const form of [
      /\/cars\/[^/]+\/share-/,
      /\/share\/offer-/,
      /\/share\.jpg$/,
      /\/share\/site-/,
    ])
      expect([...shared]).toContainEqual(expect.stringMatching(form));
    for (const picture of shared) {
      const { status, headers } = await get(site, pathOf(picture));
      expect({ picture, status, type: headers['content-type'] }).toEqual({
        picture,
        status: 200,
        type: 'image/jpeg',
      });
    }
  });

  it.each([
    ['vehicle', '/cars/1999-nothing-like-it-1'],
    ['page', '/nothing-here'],
    ['page below another', '/about-us/nothing-here'],
    ['offer', '/offers/99999999'],
    ['offer of a manufacturer', '/offers/kia/99999999'],
    ['post', '/blog/nothing-here'],
    ['brand', '/nothing/overview'],
    ['location', '/contact-us/nowhere'],
    ['other address of a location', '/our-location/nowhere'],
    ['garage of a brand', '/my-garage/nothing'],
    ['reservation', '/reservation/nothing'],
    ['payment', '/payment/nothing'],
    ['checkout', '/cars/1999-nothing-like-it-1/checkout'],
    ['page with odd letters in its address', "/%F0%9F%9A%97/'%22%3Ctitle%3E"],
  ])('has one title, and is not listed, for a missing %s', async (_what, path) => {
    const { status, body } = await get(site, path);
    expect(status).toBe(404);
    const { title, robots } = headOf(body);
    const expected = `This page has moved on | ${await dealerName(site)}`;
    expect({ title, robots }).toEqual({ title: [expected], robots: ['noindex'] });
  });

  it.each([
    ['/success', 'Thank you'],
    ['/call', 'Call us'],
    ['/my-garage/deleted', 'Account deleted'],
    ['/alerts/confirm', 'Confirm your email address'],
    ['/alerts/unsubscribe', 'Unsubscribe'],
  ])('has a title with the dealer, and is not listed, at %s', async (path, words) => {
    const { status, body } = await get(site, path);
    expect(status).toBe(200);
    const { title, robots } = headOf(body);
    const expected = `${words} | ${await dealerName(site)}`;
    expect({ title, robots }).toEqual({ title: [expected], robots: ['noindex'] });
  });

  it('describes a vehicle of which everything is known with all that Google recommends', async () => {
    const sitemap = (await get(site, '/sitemap-vehicles-1.xml')).body;
    const missing: string[][] = [];
    for (const address of textsOf(sitemap, 'loc').slice(0, VEHICLES)) {
      const { data } = headOf((await get(site, pathOf(address))).body);
      const names = data.flatMap((object) => structuredDataFindings(object).missing);
      missing.push(names.filter((name) => /^(Car|Vehicle|Motorcycle|Offer)\./.test(name)));
    }
    const [best = []] = missing.toSorted((a, b) => a.length - b.length);
    // a caravan has no engine, doors, driven wheels, gears, seats or odometer
    const expected =
      site === 'wandering-van-co'
        ? best.filter((name) => /bodyType|Offer|color|Model|Condition$/.test(name))
        : best;
    expect(expected).toEqual([]);
  });

  it('tells robots where to go, and language models what it is', async () => {
    const robots = (await get(site, '/robots.txt')).body;
    expect(robots).toContain(`Sitemap: http://${site}.localhost:${server.port}/sitemap.xml`);
    expect(robots).toContain('Disallow: /feeds/');
    const { body, headers } = await get(site, '/llms.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^# \S.*\n\n> \S/);
    expect(body.length).toBeLessThan(6000);
    const links = [...body.matchAll(/\]\((\S+)\)/g)].map(([, address = '']) => pathOf(address));
    expect(links).toEqual(expect.arrayContaining(['/search', '/about-us', '/blog']));
    for (const link of links) expect([link, (await get(site, link)).status]).toEqual([link, 200]);
  });
});
