import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '#config';
import { saveSite } from '#store/sites/site-repository.ts';
import { someSettings } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { runCommand } from '#operator/run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-content-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onEveryDatabase('content import', (database) => {
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
      now: () => new Date(),
      cwd: folder,
      out: (words) => void (said.out += words),
      err: (words) => void (said.err += words),
    });
    return { exitCode, ...said };
  }
  const take = (content: unknown, ...options: string[]) =>
    run(content, 'content', 'import', 'content.json', '--site', 'yard', ...options);
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
    const page = (path: string, others: object) => ({
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
        page('/about-us', {
          content: [hero, { ...more, props: { ...more.props, links: links.slice(3, 5) } }],
        }),
        page('/summer', { status: 'draft' }),
        page('/warranty', {
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
