import { expect, it } from 'vitest';
import { someSettings } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { allSites, saveSite, setSiteDisabled, siteRevision } from './site-repository.ts';

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
    expect(stored).toEqual({
      slug: 'two',
      version: 3,
      settings: someSettings('two'),
      updatedAt: expect.stringMatching(/^20\d\d-.*Z$/),
      disabledAt: undefined,
    });
  });

  it('notices each change of disabling, and keeps a site disabled when it is applied', async () => {
    const { db } = database();
    await saveSite(db, 'three', someSettings('three'));
    const revisions = [await siteRevision(db)];
    const isDisabled = async () => {
      const stored = (await allSites(db)).find((site) => site.slug === 'three');
      return stored?.disabledAt !== undefined;
    };
    for (const [switchedTo, changed] of [
      [false, false],
      [true, true],
      [true, false],
    ] as const) {
      expect(await setSiteDisabled(db, 'three', switchedTo)).toBe(changed);
      revisions.push(await siteRevision(db));
      expect(await isDisabled()).toBe(switchedTo);
    }
    await saveSite(db, 'three', someSettings('three', { tagline: 'New' }));
    expect(await isDisabled()).toBe(true);
    expect(await setSiteDisabled(db, 'three', false)).toBe(true);
    expect(await isDisabled()).toBe(false);
    expect(revisions.map((revision) => revision - (revisions[0] ?? 0))).toEqual([0, 0, 1, 1]);
    expect(await setSiteDisabled(db, 'nobody', true)).toBeUndefined();
  });
});
