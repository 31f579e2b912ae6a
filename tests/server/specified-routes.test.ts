import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { decodeHTML } from 'entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headOf } from '#tests/support/page-head.ts';
import { exchange, type ExchangeResponse } from '#tests/support/servers/exchange.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';
import { type ServerProcess, startServer } from '#tests/support/servers/server-process.ts';
import {
  type ExampleVehicle,
  type SiteExamples,
  siteExamples,
} from '#tests/support/specified-routes/site-examples.ts';
import webRoutes from '#web/routes.ts';
import { specifiedRoutes } from '#tests/support/specified-routes/specified-routes.ts';

const sites = [
  'banksia-motors',
  'kestrel-auto',
  'wandering-van-co',
  'southern-cross-group',
  'wattle-rye',
] as const;

const dataDir = seededFolder();
const examples = new Map<string, SiteExamples>();
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer({
    DATA_DIR: dataDir,
    SMS_LOG: 'true',
    // with a payment partner, sites answer at /online-payment
    STRIPE_SECRET_KEY: 'sk_test_routes',
    STRIPE_WEBHOOK_SECRET: 'whsec_routes',
  });
  for (const site of sites) examples.set(site, siteExamples(site, await vehicleOf(site)));
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const get = (site: string, path: string): Promise<ExchangeResponse> =>
  exchange({ port: server.port, host: `${site}.localhost`, path });

it.each(specifiedRoutes)(
  '$route answers as specified on the demo sites',
  async ({ path, answer, except }) => {
    for (const site of sites) {
      const example = examples.get(site);
      if (!example) throw new Error(`${site} has no examples`);
      const expected = (except?.[site] ?? answer)(example);
      const address = path(example);
      const found = pageOf(await get(site, address));
      const at = { site, address };
      if (expected.is === 'redirect') {
        expect({ ...at, status: found.status, to: found.to }).toEqual({
          ...at,
          status: expected.status,
          to: expected.to,
        });
      } else if (expected.is === 'missing') {
        // a page with the site's header, and a way on
        expect({ ...at, ...found }).toMatchObject({ ...at, status: 404, isWayOn: true });
      } else {
        const { title, h1, canonical, texts } = expected;
        const { name } = example.settings;
        expect({ ...at, ...found }).toMatchObject({ ...at, status: 200, h1: [h1], canonical });
        expect([title, `${title} | ${name}`]).toContain(found.title);
        expect(found.title).toContain(name);
        for (const text of texts) expect(found.markup, `${site}${address}`).toContain(text);
      }
    }
  },
);

/** What a response says to visitors and to search engines. */
function pageOf({ status, headers, body }: ExchangeResponse) {
  const { title, canonical } = headOf(body);
  const markup = body.replace(/<(script|style|template)\b.*?<\/\1>|<!--.*?-->/gs, '');
  const headings = [...markup.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)];
  return {
    status,
    to: headers.location,
    title: title[0],
    h1: headings.map(([, text = '']) => decodeHTML(text.replaceAll(/<[^>]+>/g, ''))),
    canonical: canonical[0] === undefined ? undefined : pathOf(canonical[0]),
    markup,
    isWayOn: markup.includes('href="/search') && markup.includes('<header'),
  };
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Finds a used vehicle in stock with a price, which nobody has reserved. */
async function vehicleOf(site: string): Promise<ExampleVehicle> {
  const { body } = await get(site, '/search/used-cars?status=in_stock&range[price]=10000:90000');
  const slugs = new Set(
    [...body.matchAll(/href="\/cars\/([\w-]+)["#?]/g)].map(([, slug = '']) => slug),
  );
  for (const slug of slugs) {
    const found = await get(site, `/cars/${slug}`);
    const { h1, markup } = pageOf(found);
    if (markup.includes('Reserved')) continue;
    const trail = headOf(found.body)
      .data.find(isTrail)
      ?.itemListElement.map(({ name }) => name);
    const [make = '', model = '', full_name = ''] = trail?.slice(-3) ?? [];
    return { slug, name: h1[0] ?? '', full_name, make, model };
  }
  throw new Error(`${site} has no used vehicle in stock`);
}

interface Trail {
  '@type': 'BreadcrumbList';
  itemListElement: { name: string }[];
}

function isTrail(data: unknown): data is Trail {
  return typeof data === 'object' && data !== null && '@type' in data
    ? data['@type'] === 'BreadcrumbList'
    : false;
}

interface RouteRow {
  path?: string;
  file: string;
  children?: RouteRow[];
}

/** The addresses of the routes whose modules have an action and nothing to show. */
async function addressesForPosts(rows: readonly RouteRow[]): Promise<string[]> {
  const found: string[] = [];
  for (const { path, file, children = [] } of rows) {
    const source = await readFile(new URL(`../../src/web/${file}`, import.meta.url), 'utf8');
    const exports = (name: string) => new RegExp(`^export .*\\b${name}\\b`, 'm').test(source);
    if (path !== undefined && exports('action') && !exports('loader') && !exports('default'))
      found.push(`/${path.replaceAll(/:\w+/g, 'some')}`);
    found.push(...(await addressesForPosts(children)));
  }
  return found;
}

it('answers 405 to a GET of every address that only takes posts', async () => {
  const routes = await addressesForPosts(webRoutes);
  const endpoints = ['/api/events', '/api/some/quote', '/api/payments/stripe'];
  expect(routes.length).toBeGreaterThan(5);
  for (const path of [...routes, ...endpoints]) {
    for (const method of ['GET', 'HEAD']) {
      const { port } = server;
      const answer = await exchange({ port, host: 'kestrel-auto.localhost', path, method });
      const { status, headers } = answer;
      expect({ path, method, status, allow: headers.allow }).toEqual({
        path,
        method,
        status: 405,
        allow: 'POST',
      });
    }
  }
});
