import { expect, it } from 'vitest';
import { someSettings } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { allSites, saveSite, siteRevision } from './site-repository.ts';

onEveryDatabase('the settings of sites', (database) => {
  it('count up with every change, and stand still when nothing changed', async () => {
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

  it('are read back as they were applied', async () => {
    const { db } = database();
    await saveSite(db, 'two', someSettings('two'));
    const stored = (await allSites(db)).find((site) => site.slug === 'two');
    expect(stored).toEqual({ slug: 'two', version: 1, settings: someSettings('two') });
  });
});
