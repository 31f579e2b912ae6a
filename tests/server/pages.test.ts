import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ExchangeResponse, exchange } from '#tests/support/servers/exchange.ts';
import { someSettings } from '#tests/support/sites.ts';
import { seededFolder } from '#tests/support/servers/seeded-demo.ts';
import {
  runOperator,
  type ServerProcess,
  type Settings,
  startServer,
} from '#tests/support/servers/server-process.ts';

const SITE = 'banksia-motors';
const folder = seededFolder();
const settings: Settings = { DATA_DIR: folder };
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer(settings);
}, 150_000);
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, others: object = {}): Promise<ExchangeResponse> =>
  exchange({ port: server.port, host: `${SITE}.localhost`, path, ...others });

async function importContent(content: object): Promise<void> {
  const file = join(folder, 'content.json');
  writeFileSync(file, JSON.stringify(content));
  await runOperator(settings, 'content', 'import', file, '--site', SITE, '--force');
}

const withoutScripts = (body: string): string => body.replaceAll(/<script[^]*?<\/script>/g, '');

/** A page with one heading. */
const page = (path: string, title: string, others: object = {}) => ({
  path,
  root: { props: { title } },
  content: [{ type: 'hero', props: { id: 'hero', title } }],
  ...others,
});

interface ListedPage {
  path: string;
  status: string;
  preview: string;
}

describe('pages of a dealer', () => {
  it('answer within a second of their import, and not before or after their time', async () => {
    expect((await ask('/pages/winter-sale')).status).toBe(404);
    await importContent({
      pages: [
        page('/pages/winter-sale', 'Winter sale'),
        page('/pages/to-come', 'To come', { starts: '2199-01-01T00:00' }),
        page('/pages/past', 'Past', { ends: '2020-01-01T00:00' }),
      ],
    });
    await vi.waitFor(async () => expect((await ask('/pages/winter-sale')).status).toBe(200), 1000);
    const { body } = await ask('/pages/winter-sale');
    expect(body).toMatch(/<h1[^>]*>Winter sale<\/h1>/);
    expect(body).toContain('<title>Winter sale | Banksia Motors</title>');
    expect((await ask('/pages/winter-sale/')).body).toContain(
      `<link rel="canonical" href="http://${SITE}.localhost:${server.port}/pages/winter-sale"`,
    );
    expect((await ask('/pages/to-come')).status).toBe(404);
    expect((await ask('/pages/past')).status).toBe(404);
  });

  it('replace the home page, which otherwise is the one that every site has', async () => {
    await importContent({ pages: [page('/', 'Welcome to the new yard')] });
    await vi.waitFor(async () =>
      expect((await ask('/')).body).toContain('Welcome to the new yard'),
    );
    await importContent({ pages: [] });
    await vi.waitFor(async () => expect((await ask('/')).body).toContain('Find your next car'));
  });

  it('show drafts only at an address that nobody can guess, which no cache keeps', async () => {
    await importContent({ pages: [page('/draft', 'Not yet', { status: 'draft' })] });
    const listed = JSON.parse(
      await runOperator(settings, 'content', 'pages', '--site', SITE, '--json'),
    ) as ListedPage[];
    expect(listed).toMatchObject([{ path: '/draft', status: 'draft' }]);
    const preview = listed[0]?.preview ?? '';
    expect(preview).toMatch(/^\/preview\/[\da-f-]{36}$/);
    await vi.waitFor(async () => expect((await ask(preview)).status).toBe(200));
    const shown = await ask(preview);
    expect(shown.body).toContain('Not yet');
    expect(shown.body).toContain('<meta name="robots" content="noindex"');
    expect(shown.headers['cache-control']).toContain('no-store');
    expect((await ask('/draft')).status).toBe(404);
    expect((await ask(`/preview/${'0'.repeat(36)}`)).status).toBe(404);
    const elsewhere = { port: server.port, host: 'kestrel-auto.localhost', path: preview };
    expect((await exchange(elsewhere)).status).toBe(404);
  });

  it('lead old addresses to new ones', async () => {
    await importContent({
      redirects: [
        { from: '/stock.html', to: '/search' },
        { from: '/index.php?id=12', to: '/about-us', permanent: false },
      ],
    });
    await vi.waitFor(async () => expect((await ask('/stock.html')).status).toBe(301));
    expect((await ask('/stock.html?make=Kia')).headers.location).toBe('/search?make=Kia');
    const second = await ask('/index.php?id=12');
    expect([second.status, second.headers.location]).toEqual([302, '/about-us']);
    expect((await ask('/index.php?id=13')).status).toBe(404);
  });

  it('take the form of a page as a lead', async () => {
    const form = { type: 'form', props: { id: 'form', form: 'general', title: 'Fleet' } };
    await importContent({
      pages: [page('/fleet', 'Fleet', { content: [form] }), page('/bare', 'Bare')],
    });
    await vi.waitFor(async () => expect((await ask('/fleet')).status).toBe(200));
    const post = (path: string) =>
      ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          name: 'Mia',
          last_name: 'Chen',
          email: 'mia.fleet@example.com',
          phone: '0491570006',
          category: 'General Enquiry',
          message: 'Twelve utes, please.',
        }).toString(),
      });
    const answer = await post('/fleet');
    expect([answer.status, answer.headers.location]).toEqual([303, '/success']);
    const leads = await runOperator(settings, 'leads', 'list', '--json');
    expect(leads).toContain('mia.fleet@example.com');
    expect((await post('/bare')).status).toBe(405);
  });

  it('are exported as a file that changes nothing when it is imported', async () => {
    await importContent({
      pages: [page('/pages/winter-sale', 'Sale', { ends: '2199-01-01T00:00' })],
    });
    const exported = await runOperator(settings, 'content', 'export', '--site', SITE);
    const file = join(folder, 'exported.json');
    writeFileSync(file, exported);
    const report = await runOperator(
      settings,
      'content',
      'import',
      file,
      '--site',
      SITE,
      '--force',
    );
    expect(report).toMatch(/^banksia-motors: unchanged/);
    expect(report).toContain('pages: added 0, changed 0, unchanged 1, removed 0');
    expect(JSON.parse(exported)).toMatchObject({ pages: [{ path: '/pages/winter-sale' }] });
  });
});

it('a site without vehicles says so, and has no counts and filters', async () => {
  const file = join(folder, 'new-yard.json');
  writeFileSync(file, JSON.stringify(someSettings('new-yard')));
  await runOperator(settings, 'site', 'apply', file);
  const sections = ['quick-search', 'price-search', 'budget-search'];
  writeFileSync(
    file,
    JSON.stringify({
      pages: [
        {
          path: '/',
          root: { props: { title: 'New yard' } },
          content: [
            {
              type: 'hero',
              props: { id: 'hero', title: 'Hello', shows_stock_count: true, search: true },
            },
            ...sections.map((type) => ({ type, props: { id: type, title: type } })),
          ],
        },
      ],
    }),
  );
  await runOperator(settings, 'content', 'import', file, '--site', 'new-yard');
  const read = (path: string) => exchange({ port: server.port, host: 'new-yard.localhost', path });
  for (const path of ['/search', '/search?make=Kia', '/search/toyota', '/search/used-cars']) {
    const { status, body } = await read(path);
    expect(status, path).toBeLessThan(500);
    const shown = withoutScripts(body);
    if (status === 200) expect(shown, path).toContain('No cars are listed here yet');
    expect(shown, path).not.toMatch(/\b0 cars/);
    expect(shown, path).not.toContain('id="filters"');
  }
  const { status, body } = await read('/');
  expect(status).toBe(200);
  const shown = withoutScripts(body);
  expect(shown).toContain('Hello');
  expect(shown).not.toMatch(/\b0 cars|Show Me/);
  for (const type of sections) expect(shown).not.toContain(`>${type}<`);
});

describe('amounts that are sent without script', () => {
  // what people paste, and what it means for the search
  const texts = [
    ['30k', 30_000],
    [' $45 000 ', 45_000],
    ['45.000', 45_000],
    ['', undefined],
    ['forty', 'unread'],
    ['-1', 'unread'],
    ['1e5', 'unread'],
    ['<b>30</b>', 'unread'],
  ] as const;

  it.each(texts)('limit the price of a search, or are named as unread: %j', async (text, means) => {
    const query = new URLSearchParams({ price_min: '', price_max: text });
    const answer = await ask(`/search?${query}`);
    if (means !== 'unread') {
      const limit = means === undefined ? '/search' : `/search?range[price]=:${means}`;
      expect(decodeURIComponent(answer.headers['location'] ?? '')).toBe(limit);
      return;
    }
    expect(answer.status).toBe(200);
    const note = `We can’t read “${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}” as an amount`;
    expect(withoutScripts(answer.body)).toContain(note);
  });

  it.each(texts)(
    'lead on from the budget search, or come back in their field: %j',
    async (text, means) => {
      const query = new URLSearchParams({ period: 'weekly', repayment: '200', deposit: text });
      const answer = await ask(`/budget-search?${query}`);
      if (means !== 'unread') {
        const limit = 200 * 52 * 5 + (means ?? 0);
        expect(decodeURIComponent(answer.headers['location'] ?? '')).toBe(
          `/search?range[price]=1001:${limit}`,
        );
        return;
      }
      expect(answer.status).toBe(400);
      const shown = withoutScripts(answer.body);
      expect(/<input[^>]*name="deposit"[^>]*>/.exec(shown)?.[0]).toContain('aria-invalid="true"');
      expect(shown).toMatch(/can’t read this as an amount|without a minus sign/);
      expect(shown).toMatch(/<button type="submit" class="button button-action" aria/);
    },
  );
});
