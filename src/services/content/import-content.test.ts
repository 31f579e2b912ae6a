import { readFile } from 'node:fs/promises';
import { type KyselyPlugin, sql } from 'kysely';
import { expect, it } from 'vitest';
import { onDatabase } from '#tests/support/test-database.ts';
import { ContentList } from '#store/content/content-list.ts';
import { type ContentImportOptions, importContent } from './import-content.ts';

const offers = [
  { id: 17, name: 'Seltos drive away', manufacturer: 'Kia', price: 31_990, category: 'Drive away' },
  { id: 'bonus', name: 'Bonus', description: '<p>Save <b>now</b></p>', excluded_website_ids: [4] },
];
const manufacturers = [
  {
    id: 1,
    name: 'Kia',
    slug: 'kia',
    models: [{ name: 'Seltos', slug: 'seltos', manufacturer_body: 'SUV' }],
  },
];

const aPage = {
  path: '/eofy',
  root: { props: { title: 'Sale' } },
  content: [{ type: 'hero', props: { id: 'hero', title: 'Sale' } }],
};

onDatabase('an import of content', (database) => {
  const take = (slug: string, input: unknown, options: ContentImportOptions = { force: true }) =>
    importContent(database().db, { slug }, input, options);
  const offersOf = (slug: string) => new ContentList(database().db, { slug }, 'offer').all();

  it('imports offers and manufacturers with their models', async () => {
    expect(await take('both', { offers, manufacturers })).toMatchObject({
      ok: true,
      changed: true,
      lists: { offers: { added: 2, removed: 0 }, manufacturers: { added: 1 } },
    });
    expect(await offersOf('both')).toMatchObject([
      { id: '17', price: 31_990 },
      { id: 'bonus', sanitized_description: 'Save now', excluded_website_ids: ['4'] },
    ]);
    expect(
      await new ContentList(database().db, { slug: 'both' }, 'manufacturer').all(),
    ).toMatchObject([{ slug: 'kia', models: [{ slug: 'seltos', status: 'active' }] }]);
  });

  it('imports the example file of the manual', async () => {
    const example = new URL('../../../examples/content.json', import.meta.url);
    expect(await take('example', JSON.parse(await readFile(example, 'utf8')))).toMatchObject({
      ok: true,
      lists: { offers: { added: 2 }, manufacturers: { added: 1 } },
    });
  });

  it('changes nothing the second time', async () => {
    const first = await take('twice', { offers, manufacturers });
    expect(await take('twice', { offers, manufacturers })).toMatchObject({
      ok: true,
      changed: false,
      version: first.ok && first.version,
      lists: {
        offers: { added: 0, changed: 0, unchanged: 2, removed: 0 },
        manufacturers: { added: 0, changed: 0, unchanged: 1, removed: 0 },
      },
    });
  });

  it('leaves a missing list unchanged and empties an empty one', async () => {
    await take('part', { offers, manufacturers });
    expect(await take('part', { offers: [] })).toMatchObject({
      lists: { offers: { removed: 2 } },
    });
    expect(await offersOf('part')).toEqual([]);
    expect(
      await new ContentList(database().db, { slug: 'part' }, 'manufacturer').all(),
    ).toHaveLength(1);
  });

  it('changes nothing if the file has a fault', async () => {
    await take('faulty', { offers });
    const answer = await take('faulty', {
      offers: [{ id: 'new', name: 'New' }],
      manufacturers: [{ id: 1, name: 'Kia', slug: 'Kia!' }],
    });
    expect(answer).toMatchObject({ ok: false, faults: [{ path: 'manufacturers[0].slug' }] });
    expect(await offersOf('faulty')).toHaveLength(2);
  });

  it('refuses a page and a redirect at one address, wherever the other one is', async () => {
    const redirects = [
      { from: '/sale/', to: '/eofy' },
      // items of an old website
      { from: '/blog/gone', to: '/blog' },
      { from: '/cars/gone', to: '/search' },
    ];
    expect(await take('addresses', { redirects })).toMatchObject({ ok: true });
    expect(await take('addresses', { pages: [{ ...aPage, path: '/sale' }] })).toMatchObject({
      ok: false,
      faults: [{ path: 'pages[0].path' }],
    });
    expect(await take('addresses', { pages: [aPage] })).toMatchObject({ ok: true });
    expect(
      await take('addresses', { redirects: [...redirects, { from: '/eofy', to: '/' }] }),
    ).toMatchObject({ ok: false, faults: [{ path: 'redirects[3].from' }] });
    expect(await take('addresses', { pages: [aPage], redirects })).toMatchObject({
      ok: true,
      changed: false,
    });
  });

  it('writes a large file in statements of limited size', async () => {
    const text = 'All of it. '.repeat(100);
    const many = Array.from({ length: 1200 }, (_, at) => ({
      id: `offer-${at}`,
      name: `Offer ${at}`,
      disclaimer: text,
    }));
    const statements: string[] = [];
    // a statement blocks a process that has the embedded database
    const recording: KyselyPlugin = {
      transformQuery({ node }) {
        statements.push(JSON.stringify(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const recorded = database().db.withPlugin(recording);
    expect(await importContent(recorded, { slug: 'large' }, { offers: many })).toMatchObject({
      lists: { offers: { added: 1200 } },
    });
    expect(statements.length).toBeGreaterThan(5);
    expect(Math.max(...statements.map(({ length }) => length))).toBeLessThan(400_000);
    // so does a transaction: it locks the clock, says which edition is current, and touches no item
    const begins = statements.findLastIndex(
      (text) => text.includes('content_clock') && text.includes('ForUpdate'),
    );
    const ends = statements.findLastIndex((text) => text.includes('pg_notify'));
    expect(begins).toBeGreaterThan(0);
    expect(ends).toBeGreaterThan(begins);
    expect(statements.slice(begins, ends).filter((text) => text.includes('content_item'))).toEqual(
      [],
    );
    expect((await offersOf('large')).map(({ id }) => id)).toEqual(many.map(({ id }) => id));
    const moved = [...many.slice(1), { id: 'last', name: 'Last' }];
    expect(await take('large', { offers: moved })).toMatchObject({
      lists: { offers: { added: 1, changed: 1199, unchanged: 0, removed: 1 } },
    });
    expect(await take('large', { offers: moved })).toMatchObject({ changed: false });
    expect((await offersOf('large')).map(({ id }) => id)).toEqual(moved.map(({ id }) => id));
  });

  it('keeps nothing of a large file whose last statement fails', async () => {
    const name = 'Offer '.repeat(30);
    const many = Array.from({ length: 1200 }, (_, at) => ({
      id: `offer-${at}`,
      name: name.trim(),
    }));
    const { db } = database();
    await sql`
      create function refuse_last() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`.execute(db);
    await sql`
      create trigger refuse_last before insert on content_item for each row
      when (new.id = 'offer-1199')
      execute function refuse_last()`.execute(db);
    await expect(take('broken', { offers: many })).rejects.toThrow('the disk is full');
    expect(await offersOf('broken')).toEqual([]);
    const editions = db.selectFrom('content_edition').where('site_slug', '=', 'broken');
    expect(await editions.selectAll().execute()).toEqual([]);
    await sql`drop function refuse_last cascade`.execute(db);
  });
});

const model = { name: 'Seltos', slug: 'seltos' };
it.each([
  ['an unknown key', { offers: [], brands: [] }, 'brands'],
  [
    'a deeply nested unknown key',
    { offers: [{ id: 'a', name: 'A', prise: 1 }] },
    'offers[0].prise',
  ],
  ['a wrong type', { offers: [{ id: 'a', name: 'A', price: '1' }] }, 'offers[0].price'],
  ['an id that is invalid in addresses', { offers: [{ id: 'a/b', name: 'A' }] }, 'offers[0].id'],
  [
    'an end before the start',
    { offers: [{ id: 'a', name: 'A', starts: '2026-06-01T00:00', ends: '2026-05-01T00:00' }] },
    'offers[0].ends',
  ],
  ['a repeated id', { offers: [1, '1'].map((id) => ({ id, name: 'A' })) }, 'offers[1].id'],
  [
    'a model’s slug that is already used',
    { manufacturers: ['a', 'b'].map((slug) => ({ id: slug, name: slug, slug, models: [model] })) },
    'manufacturers[1].models[0].slug',
  ],
  [
    'an address that runs a script',
    { offers: [{ id: 'a', name: 'A', model: { ...model, override_url: 'javascript:alert(1)' } }] },
    'offers[0].model.override_url',
  ],
  [
    'a picture without a web address',
    { offers: [{ id: 'a', name: 'A', image_url: 'file:///etc/passwd' }] },
    'offers[0].image_url',
  ],
  [
    'a page at an address of the platform',
    { pages: [{ ...aPage, path: '/search/kia' }] },
    'pages[0].path',
  ],
  ['two pages at one address', { pages: [aPage, aPage] }, 'pages[1].path'],
  [
    'a faulty section',
    { pages: [{ ...aPage, content: [{ type: 'x' }] }] },
    'pages[0].content[0].type',
  ],
  [
    'a redirect from a page',
    { pages: [aPage], redirects: [{ from: '/eofy', to: '/' }] },
    'redirects[0].from',
  ],
  [
    'a redirect from the platform’s blog',
    { redirects: [{ from: '/blog', to: '/' }] },
    'redirects[0].from',
  ],
  [
    'a redirect from a file of the platform',
    { redirects: [{ from: '/assets/a', to: '/' }] },
    'redirects[0].from',
  ],
  [
    'redirects in a circle',
    {
      redirects: [
        { from: '/c', to: '/' },
        { from: '/a', to: '/a?b=1' },
      ],
    },
    'redirects[1].to',
  ],
  [
    'a redirect to itself in letters that browsers encode',
    { redirects: [{ from: '/café/', to: '/caf%C3%A9' }] },
    'redirects[0].to',
  ],
  [
    'a redirect to a script',
    { redirects: [{ from: '/a', to: 'javascript:alert(1)' }] },
    'redirects[0].to',
  ],
  ['a file with no list', {}, ''],
  ['what is no object', [], ''],
])('names %s by its path', async (_what, input, path) => {
  // faults are found before the first query
  const answer = await importContent(undefined as never, { slug: 'yard' }, input);
  expect(answer).toMatchObject({ ok: false, faults: [{ path }] });
});

it('names the faults of items and those between them at once, by their places in the file', async () => {
  const input = {
    brands: [],
    offers: [{ id: 'a' }, { id: 'b', name: 'B' }, { id: 'b', name: 'B' }],
    redirects: [
      { from: '/x', to: 'nowhere' },
      { from: '/a', to: '/b' },
      { from: '/b', to: 'https://www.yard.example/a/' },
    ],
  };
  const ownHosts = ['www.yard.example'];
  const answer = await importContent(undefined as never, { slug: 'yard' }, input, { ownHosts });
  expect(answer.ok ? [] : answer.faults.map(({ path }) => path).toSorted()).toEqual([
    'brands',
    'offers[0].name',
    'offers[2].id',
    'redirects[0].to',
    'redirects[1].to',
    'redirects[2].to',
  ]);
});

it('names every redirect of a longer circle', async () => {
  const redirects = [
    ['/old', '/older'],
    ['/older', '/oldest'],
    ['/oldest', '/old'],
    ['/other', '/about-us'],
  ].map(([from, to]) => ({ from, to }));
  const answer = await importContent(undefined as never, { slug: 'yard' }, { redirects });
  expect(answer).toMatchObject({
    ok: false,
    faults: [0, 1, 2].map((at) => ({ path: `redirects[${at}].to` })),
  });
});
