import { expect, it } from 'vitest';
import { someSettings } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { allSites, saveSite, siteRevision } from './site-repository.ts';

onEveryDatabase('site settings', (database) => {
  it('increments the version with every change and only then', async () => {
    const { db } = database();
    expect(await saveSite(db, 'one', someSettings('one'))).toEqual({ version: 1, changed: true });
    const before = await siteRevision(db);
    expect(await saveSite(db, 'one', someSettings('one'))).toEqual({ version: 1, changed: false });
    expect(await siteRevision(db)).toBe(before);
    expect(await saveSite(db, 'one', someSettings('one', { tagline: 'New' }))).toEqual({
      version: 2,
      changed: true,
    });
    expect(await siteRevision(db)).not.toBe(before);
  });

  it('reads back the settings as they were applied', async () => {
    const { db } = database();
    await saveSite(db, 'two', someSettings('two'));
    const stored = (await allSites(db)).find((site) => site.slug === 'two');
    expect(stored).toEqual({ slug: 'two', version: 1, settings: someSettings('two') });
  });
});
