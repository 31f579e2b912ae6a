import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { readConfig } from '#config';
import { demoSites } from '#demo/demo-sites.ts';
import { allSites, saveSite } from '#store/sites/site-repository.ts';
import { someSettings } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { runCommand } from '#operator/run-command.ts';

// no other process follows
vi.mock('#operator/settle.ts', () => ({ settle: async () => undefined }));

onDatabase('demo remove', (database) => {
  async function run(...argv: string[]) {
    const said = { out: '', err: '' };
    const exitCode = await runCommand(['demo', 'remove', ...argv], {
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
  const slugs = async () => (await allSites(database().db)).map(({ slug }) => slug);

  it('says what would go, removes it, and then finds nothing', async () => {
    const { db } = database();
    await saveSite(db, 'customer', someSettings('customer'));
    for (const file of demoSites) {
      const settings = JSON.parse(await readFile(file, 'utf8')) as { slug: string };
      await saveSite(db, settings.slug, settings);
    }
    const changed = someSettings('wattle-rye');
    await saveSite(db, 'wattle-rye', changed);
    const dry = await run('--dry-run');
    expect(dry).toMatchObject({ exitCode: 0, err: '' });
    expect(dry.out).toContain('The site kestrel-auto would be removed:\n  site\t1\n');
    expect(dry.out).toContain(
      'The site wattle-rye stays: its settings are not those of the demo.\n',
    );
    expect(await slugs()).toHaveLength(demoSites.length + 1);
    const removed = await run('--json');
    expect(JSON.parse(removed.out)).toMatchObject({
      removed: true,
      sites: [
        { slug: 'banksia-motors' },
        { slug: 'kestrel-auto' },
        { slug: 'wandering-van-co' },
        { slug: 'southern-cross-group' },
      ],
      left: [{ kind: 'site', slug: 'wattle-rye' }],
    });
    expect(await slugs()).toEqual(['customer', 'wattle-rye']);
    await db.deleteFrom('site').where('slug', '=', 'wattle-rye').execute();
    expect((await run()).out).toBe('There is nothing of the demo to remove.\n');
  });
});
