import { expect, it, vi } from 'vitest';
import { readConfig } from '#config';
import { fullSite } from '#tests/support/full-site.ts';
import { rowsOfAllTables } from '#tests/support/all-tables.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { runCommand } from '#operator/run-command.ts';

// no other process follows
vi.mock('#operator/settle.ts', () => ({ settle: async () => undefined }));

onDatabase('dealership commands', (database) => {
  async function run(...argv: string[]) {
    const said = { out: '', err: '' };
    const exitCode = await runCommand(argv, {
      config: readConfig({}),
      database: async () => database(),
      leadJobs: () => Promise.reject(new Error('not of this command')),
      brandPictures: { warnings: async () => [] },
      vehiclePictureSources: [],
      now: () => new Date(),
      cwd: '/',
      out: (words) => void (said.out += words),
      err: (words) => void (said.err += words),
    });
    return { exitCode, ...said };
  }

  it('list and show dealerships with their sites and stock', async () => {
    await fullSite(database().db, 'city');
    const listed = await run('dealership', 'list');
    expect(listed.exitCode).toBe(0);
    expect(listed.out.split('\t')).toEqual([
      'city-yard',
      'city yard',
      'city',
      '1 in_stock',
      expect.stringMatching(/^20\d\d-.*Z\n$/),
    ]);
    const all = JSON.parse((await run('dealership', 'list', '--json')).out);
    expect(all).toMatchObject([{ slug: 'city-yard', vehicles: { in_stock: 1 }, imports: 1 }]);
    const shown = (await run('dealership', 'show', 'city-yard')).out.split('\n');
    expect(shown).toContain('city-yard: city yard');
    expect(shown).toContain('views: 3');
    expect(shown).toContain('leads: 1');
    const json = JSON.parse((await run('dealership', 'show', 'city-yard', '--json')).out);
    expect(json).toMatchObject({ slug: 'city-yard', sites: ['city'], views: 3, leads: 1 });
  });

  it('rename a dealership, and warn of what has its old slug', async () => {
    const renamed = await run('dealership', 'rename', 'city-yard', 'town-yard');
    expect(renamed.exitCode).toBe(0);
    expect(renamed.out).toContain('  vehicle\t1\n');
    expect(renamed.out).toContain('Sites whose settings were changed: city\n');
    expect(renamed.err).toContain('use "town-yard" in your settings files');
    const refused = await run('dealership', 'rename', 'town-yard', 'town yard');
    expect(refused).toMatchObject({ exitCode: 3, out: '' });
  });

  it('remove a dealership that no site names, once it is confirmed', async () => {
    const { db } = database();
    const named = await run('dealership', 'remove', 'town-yard', '--confirm', 'town-yard');
    expect(named).toMatchObject({
      exitCode: 3,
      err: expect.stringContaining('the settings of city name town-yard'),
    });
    await run('site', 'remove', 'city', '--confirm', 'city');
    const before = await rowsOfAllTables(db);
    const asked = await run('dealership', 'remove', 'town-yard');
    expect(asked).toMatchObject({
      exitCode: 3,
      err: expect.stringContaining('dealership remove town-yard --confirm town-yard'),
    });
    expect(asked.out).toContain('town-yard: rows that would be removed\n  vehicle\t1\n');
    expect(await run('dealership', 'remove', 'town-yard', '--confirm', 'city')).toMatchObject({
      exitCode: 2,
    });
    expect(await rowsOfAllTables(db)).toEqual(before);
    const removed = await run('dealership', 'remove', 'town-yard', '--confirm', 'town-yard');
    expect(removed).toMatchObject({ exitCode: 0, err: '' });
    expect(removed.out).toContain('town-yard: rows that were removed\n');
    expect((await run('dealership', 'list')).out).toBe('');
    for (const name of ['show', 'remove'])
      expect(await run('dealership', name, 'town-yard')).toEqual({
        exitCode: 3,
        out: '',
        err: 'There is no dealership "town-yard". Known: none.\n',
      });
  });
});
