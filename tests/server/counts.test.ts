import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoSites } from '#demo/demo-sites.ts';
import { exchange } from '#tests/support/servers/exchange.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';
import { type ServerProcess, startServer } from '#tests/support/servers/server-process.ts';

const sites = demoSites.map(({ pathname }) => basename(pathname, '.json'));
const folder = seededFolder();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder });
}, 150_000);
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function bodyOf(site: string, path: string): Promise<string> {
  const { status, body } = await exchange({ port: server.port, host: `${site}.localhost`, path });
  expect(status, path).toBe(200);
  return body.replaceAll('<!-- -->', '');
}

/** The count above the results of a search. */
async function foundBy(site: string, path: string): Promise<number> {
  const [, count = ''] = /id="result-count"[^>]*>\D*([\d,]+)/.exec(await bodyOf(site, path)) ?? [];
  return Number(count.replace(',', ''));
}

interface Counted {
  count: number;
  href: string;
}

it.each(sites)(
  'what the menu of the stock counts is what its links find on %s',
  async (site) => {
    const menu = JSON.parse(await bodyOf(site, '/menus/stock.json')) as {
      groups: { links: Counted[] }[];
    };
    const links = menu.groups.flatMap((group) => group.links);
    expect(links.length).toBeGreaterThan(2);
    for (const { count, href } of links)
      expect([href, await foundBy(site, href)]).toEqual([href, count]);
  },
  60_000,
);

it.each(sites)(
  'offers say how many vehicles are in stock, and lead to as many, on %s',
  async (site) => {
    const list = await bodyOf(site, '/special-offers');
    const offers = [...new Set(list.match(/\/offers\/[\w/-]+/g))].slice(0, 12);
    for (const offer of offers) {
      const body = await bodyOf(site, offer);
      const stated = [
        ...body.matchAll(/<a href="(\/search[^"]*)"[^>]*>See (?:all )?([\d,]+) /g),
      ].map(([, href = '', count = '']) => [
        href.replaceAll('&amp;', '&'),
        Number(count.replace(',', '')),
      ]);
      for (const [href, count] of stated)
        expect([offer, href, await foundBy(site, String(href))]).toEqual([offer, href, count]);
      // the link of the offer and that of the vehicles below it
      expect(new Set(stated.map(([, count]) => count)).size, offer).toBeLessThan(2);
    }
  },
  120_000,
);
