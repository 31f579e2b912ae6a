import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { readConfig } from '#config';
import { allSites } from '#store/sites/site-repository.ts';
import { rowsOfAllTables } from '#tests/support/all-tables.ts';
import { fullSite } from '#tests/support/full-site.ts';
import { someSettings } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { runCommand } from '#operator/run-command.ts';

// no other process follows
vi.mock('#operator/settle.ts', () => ({ settle: async () => undefined }));

const folder = mkdtempSync(join(tmpdir(), 'forecourt-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onDatabase('site commands', (database) => {
  const run = (...argv: string[]) => runAny('site', ...argv);
  async function runAny(...argv: string[]) {
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
  const slugs = async () => (await allSites(database().db)).map(({ slug }) => slug);

  it('show a site with its hosts, counts and settings', async () => {
    const settings = someSettings('shown', { domains: ['shown.example.com.au'] });
    await fullSite(database().db, 'shown', { settings });
    const { exitCode, out } = await run('show', 'shown', '--json');
    expect(exitCode).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      slug: 'shown',
      name: 'shown motors',
      faults: [],
      disabled_at: null,
      hosts: ['shown.example.com.au', 'shown.localhost'],
      stock: [{ dealership_slug: 'shown-yard', status: 'in_stock', vehicles: 1 }],
      leads: 1,
      content: { offer: 1 },
      settings,
    });
    const text = (await run('show', 'shown')).out;
    for (const line of [
      'shown: shown motors',
      'enabled',
      'hosts: shown.example.com.au, shown.localhost',
      'stock: shown-yard in_stock 1',
      'leads: 1',
      'content: offer 1',
    ])
      expect(text.split('\n')).toContain(line);
  });

  it('disable and enable a site, and say when it was so already', async () => {
    await fullSite(database().db, 'switched');
    expect(await run('disable', 'switched')).toMatchObject({
      exitCode: 0,
      out: 'switched: disabled\n',
    });
    expect((await run('disable', 'switched')).out).toBe('switched: was disabled already\n');
    const listed = (await run('list')).out.split('\n').find((line) => line.startsWith('switched'));
    expect(listed).toBe('switched\tswitched motors\tswitched.localhost\tdisabled');
    expect((await run('show', 'switched')).out).toMatch(/^disabled since 20\d\d-/m);
    writeFileSync(join(folder, 'site.json'), JSON.stringify(someSettings('switched')));
    expect((await run('apply', 'site.json')).err).toContain('"site enable switched"');
    const enabled = await run('enable', 'switched', '--json');
    expect(JSON.parse(enabled.out)).toMatchObject({ state: 'enabled', changed: true });
    expect((await run('list')).out).not.toContain('disabled');
    expect((await run('apply', 'site.json')).err).not.toContain('site enable');
  });

  it('rename a site, and warn that its file has the old slug', async () => {
    await fullSite(database().db, 'before-rename');
    const renamed = await run('rename', 'before-rename', 'after-rename');
    expect(renamed).toMatchObject({ exitCode: 0 });
    expect(renamed.out).toContain('after-rename.localhost instead of before-rename.localhost');
    expect(renamed.out).toContain('  lead\t1\n');
    expect(renamed.err).toContain('change "slug" in your settings file to "after-rename"');
    expect(await slugs()).not.toContain('before-rename');
    expect(await run('rename', 'after-rename', 'switched')).toEqual({
      exitCode: 3,
      out: '',
      err: 'There is a site "switched" already. Nothing was changed.\n',
    });
  });

  it('say what a removal would do, and do it once it is confirmed', async () => {
    const { db } = database();
    const { leadId } = await fullSite(db, 'leaving');
    const came = '2026-03-01T02:03:04.000Z';
    await db.updateTable('lead').set({ created_at: came }).where('id', '=', leadId).execute();
    const before = await rowsOfAllTables(db);
    const asked = await run('remove', 'leaving');
    expect(asked).toMatchObject({
      exitCode: 3,
      err: expect.stringContaining('site remove leaving --confirm leaving'),
    });
    const lines = asked.out.split('\n');
    expect(lines[0]).toBe('leaving (leaving motors): rows that would be removed');
    expect(lines).toContain('  visitor\t1');
    expect(lines).toContain('  lead\t1\twith personal details until 2033-03-01');
    expect(lines).toContain('  online_payment\t1\twithout a limit');
    expect(await run('remove', 'leaving', '--confirm', 'shown')).toMatchObject({ exitCode: 2 });
    expect(await rowsOfAllTables(db)).toEqual(before);

    const removed = await run('remove', 'leaving', '--confirm', 'leaving');
    expect(removed).toMatchObject({ exitCode: 0, err: '' });
    expect(removed.out).toBe(
      asked.out.replaceAll('would be removed', 'were removed').replace('would stay', 'stay'),
    );
    expect(await slugs()).not.toContain('leaving');
    // the records stay readable
    const leads = await runAny('leads', 'list', '--site', 'leaving');
    expect(leads).toMatchObject({ exitCode: 0, out: expect.stringContaining(leadId) });
  });

  it('refuse to remove a site with undelivered leads, unless it is forced', async () => {
    const { db } = database();
    const { leadId } = await fullSite(db, 'unfinished');
    await db
      .updateTable('lead_delivery')
      .set({ state: 'parked' })
      .where('lead_id', '=', leadId)
      .execute();
    const refused = await run('remove', 'unfinished', '--confirm', 'unfinished');
    expect(refused).toMatchObject({
      exitCode: 3,
      err: expect.stringContaining('leads are not delivered: 1 (leads list --site unfinished)'),
    });
    expect(await slugs()).toContain('unfinished');
    const forced = await run(
      'remove',
      'unfinished',
      '--confirm',
      'unfinished',
      '--force',
      '--json',
    );
    expect(forced.exitCode).toBe(0);
    expect(JSON.parse(forced.out)).toMatchObject({ removed: true, goes: { site: 1 } });
  });

  it('warn of a new site with the slug of a removed one', async () => {
    await fullSite(database().db, 'twice');
    await run('remove', 'twice', '--confirm', 'twice');
    writeFileSync(join(folder, 'site.json'), JSON.stringify(someSettings('twice')));
    expect((await run('apply', 'site.json')).err).toContain(
      'slug belonged to the site of twice motors',
    );
  });

  it.each([['show'], ['disable'], ['enable'], ['remove']])(
    'refuse an unknown site: %s',
    async (name) => {
      const answer = await run(name, 'nobody');
      expect(answer).toMatchObject({ exitCode: 3, out: '' });
      expect(answer.err).toContain('There is no site "nobody".');
    },
  );
});
