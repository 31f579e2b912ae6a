import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '#config';
import { saveSite } from '#store/sites/site-repository.ts';
import { someSettings } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { runCommand } from '#operator/run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-content-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onDatabase('content import', (database) => {
  async function run(content: unknown, ...argv: string[]) {
    await saveSite(database().db, 'yard', someSettings('yard'));
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(folder, 'content.json'), text);
    const said = { out: '', err: '' };
    const exitCode = await runCommand(argv, {
      config: readConfig({}),
      database: async () => database(),
      leadJobs: () => Promise.reject(new Error('not of this command')),
      brandPictures: { warnings: async () => [] },
      vehiclePictureSources: [],
      now: () => new Date(),
      cwd: folder,
      out: (words) => void (said.out += words),
      err: (words) => void (said.err += words),
    });
    return { exitCode, ...said };
  }
  const takeSafely = (content: unknown, ...options: string[]) =>
    run(content, 'content', 'import', 'content.json', '--site', 'yard', ...options);
  const take = (content: unknown, ...options: string[]) =>
    takeSafely(content, '--force', ...options);
  const offers = [{ id: 'a', name: 'A' }];

  it('reports what changed, and that a second import changes nothing', async () => {
    const first = await take({ offers });
    expect(first).toMatchObject({ exitCode: 0, err: '' });
    expect(first.out).toContain('offers: added 1, changed 0, unchanged 0, removed 0');
    expect((await take({ offers })).out).toContain('yard: unchanged');
  });

  it('prints results and faults as JSON on request', async () => {
    const { out } = await take({ offers: [] }, '--json');
    expect(JSON.parse(out)).toMatchObject({ ok: true, lists: { offers: { removed: 1 } } });
    const faulty = await take({ offers: [{ id: 'a' }] }, '--json');
    expect(faulty.exitCode).toBe(3);
    expect(JSON.parse(faulty.out)).toMatchObject({
      ok: false,
      faults: [{ path: 'offers[0].name' }],
    });
  });

  it('warns of links that lead nowhere, and of no others', async () => {
    const link = (label: string, href: string) => ({ label, href });
    const links = [
      link('A', '/offers/kia/spring'),
      link('B', '/kia-seltos'),
      link('C', '/kia/overview'),
      link('D', '/blog/first'),
      link('E', '/old.html'),
      link('F', '/summer'),
      link('G', '/gone'),
    ];
    const hero = {
      type: 'hero',
      props: { id: 'hero', title: 'Welcome', links: links.slice(0, 3) },
    };
    const more = { type: 'call-to-action', props: { id: 'more', title: 'More', links: [] } };
    const pageOf = (path: string, others: object) => ({
      path,
      root: { props: { title: 'A page' } },
      content: [hero],
      ...others,
    });
    const { err, exitCode } = await take({
      offers: [{ id: 'spring', name: 'Spring', manufacturer: 'Kia' }],
      manufacturers: [
        { id: 1, name: 'Kia', slug: 'kia', models: [{ name: 'Seltos', slug: 'kia-seltos' }] },
      ],
      posts: [
        { slug: 'first', heading: 'First', description: 'A', html: '<p>A</p>', date: '2026-01-01' },
      ],
      redirects: [
        { from: '/old.html', to: '/about-us' },
        { from: '/older.html', to: '/abuot-us' },
      ],
      pages: [
        pageOf('/about-us', {
          content: [hero, { ...more, props: { ...more.props, links: links.slice(3, 5) } }],
        }),
        pageOf('/summer', { status: 'draft' }),
        pageOf('/warranty', {
          content: [hero, { ...more, props: { ...more.props, links: links.slice(5) } }],
        }),
      ],
    });
    expect(exitCode).toBe(0);
    const dead = 'warning: pages[2].content[1].props.links';
    expect(err).toBe(
      '  warning: redirects[1].to leads to /abuot-us, which is no page of the site\n' +
        `  ${dead}[0].href leads to /summer, which is a draft that shoppers do not see\n` +
        `  ${dead}[1].href leads to /gone, which is no page of the site\n`,
    );
  });

  it('warns of stored pages whose sections name a brand that an import removed', async () => {
    const models = { type: 'models', props: { id: 'models', brand: 'kia' } };
    const page = { path: '/kia', root: { props: { title: 'Kia' } }, content: [models] };
    const kia = { id: 1, name: 'Kia', slug: 'kia', models: [] };
    const complete = await take({ pages: [page], manufacturers: [kia], offers: [] });
    expect(complete).toMatchObject({ exitCode: 0, err: '' });
    const { err } = await take({ manufacturers: [] });
    expect(err).toBe(
      '  warning: /kia: content[0].props.brand names the brand kia, which the site does not have\n',
    );
  });

  const page = (path: string) => ({
    path,
    root: { props: { title: path } },
    content: [{ type: 'hero', props: { id: 'hero', title: path } }],
  });
  const paths = async () => {
    const { out } = await run({}, 'content', 'export', '--site', 'yard');
    return (JSON.parse(out) as { pages: { path: string }[] }).pages.map((one) => one.path);
  };

  it('removes neither the home page nor more than half of a list without --force', async () => {
    const all = ['/', '/a', '/b', '/c'];
    await take({ pages: all.map(page), offers });
    const small = await takeSafely({ pages: [page('/'), page('/new')] });
    expect(small).toMatchObject({ exitCode: 3, out: '' });
    expect(small.err).toContain('pages: the file would remove 3 of 4\n');
    const homeless = await takeSafely({ pages: all.slice(1).map(page) });
    expect(homeless.err).toContain('pages: the file would remove 1 of 4, the home page among them');
    expect((await takeSafely({ offers: [] })).err).toContain(
      'offers: the file would remove 1 of 1',
    );
    expect(await paths()).toEqual(all);
    const half = await takeSafely({ pages: all.slice(0, 2).map(page) });
    expect(half.out).toContain('removed 2');
  });

  it('shows what an import would change, and changes nothing', async () => {
    await take({ pages: ['/', '/a', '/b'].map(page) });
    const changed = { ...page('/a'), root: { props: { title: 'Another' } } };
    const { out, exitCode } = await takeSafely(
      { pages: [page('/'), changed, page('/new')] },
      '--dry-run',
    );
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^yard: would change, content version \d+\n/);
    expect(out).toContain('  added: /new\n  changed: /a\n  removed: /b\n');
    expect(await paths()).toEqual(['/', '/a', '/b']);
  });

  it('shows what an import would remove that needs --force', async () => {
    await take({ pages: ['/', '/a', '/b'].map(page) });
    const { out, err, exitCode } = await takeSafely({ pages: [page('/a')] }, '--dry-run');
    expect(out).toContain('  removed: /\n  removed: /b\n');
    expect(err).toContain('removes too much, so an import needs --force');
    expect(exitCode).toBe(3);
    expect(await paths()).toEqual(['/', '/a', '/b']);
  });

  it('restores a version, and takes a restoration back', async () => {
    await take({ pages: ['/', '/a'].map(page) });
    await take({ pages: [page('/only')] });
    const versions = async () => {
      const { out } = await run({}, 'content', 'versions', '--site', 'yard', '--json');
      return JSON.parse(out) as { version: number; items: { page: number } }[];
    };
    const [before] = await versions();
    expect(before?.items.page).toBe(2);
    const restore = (version: string) => run({}, 'content', 'restore', version, '--site', 'yard');
    expect((await restore(String(before?.version))).out).toContain('added 2');
    expect(await paths()).toEqual(['/', '/a']);
    const [restored] = await versions();
    await restore(String(restored?.version));
    expect(await paths()).toEqual(['/only']);
    expect(await restore('999999')).toMatchObject({ exitCode: 3 });
    for (let at = 0; at < 12; at++) await take({ offers: [{ id: `${at}`, name: 'A' }] });
    expect(await versions()).toHaveLength(10);
  });

  it.each([
    ['names the fault by its path', { offer: offers }, 3, 'offer: is not known here'],
    ['reports invalid JSON', '{', 3, 'is not JSON'],
    ['reads JSON with a byte order mark', '\uFEFF{"offer":[]}', 3, 'offer: is not known here'],
  ])('%s', async (_what, content, exitCode, words) => {
    const answer = await take(content);
    expect(answer).toMatchObject({ exitCode, out: '' });
    expect(answer.err).toContain(words);
  });

  it('refuses an unknown site', async () => {
    const answer = await run({}, 'content', 'import', 'content.json', '--site', 'yrad');
    expect(answer).toMatchObject({ exitCode: 3 });
    expect(answer.err).toContain('There is no site "yrad". Known: yard.');
  });

  it('prints help and reports missing options', async () => {
    expect(await run({}, 'content', 'import', '--help')).toMatchObject({ exitCode: 0 });
    expect(await run({}, 'content', 'import', 'content.json')).toMatchObject({ exitCode: 2 });
  });
});
