import { expect, it, vi } from 'vitest';
import { allOffers } from '#search/content-search/offer-criteria.ts';
import { removeSite } from '#services/sites/remove-site.ts';
import { allSites, saveSite } from '#store/sites/site-repository.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { ContentLibrary } from './content/content-library.ts';
import { importContent } from './content/import-content.ts';
import { followContent } from './follow-content.ts';

onDatabase('a running process', (database) => {
  const yard = someSite('yard');
  const vans = someSite('vans');
  const take = (slug: string, name: string) =>
    importContent(database().db, { slug }, { offers: [{ id: 'a', name }] }, { force: true });
  const names = async (library: ContentLibrary, site = yard) =>
    (await library.of(site, new Date())).offers.search(allOffers).items.map((offer) => offer.name);
  const fail = (error: unknown) => {
    throw error;
  };

  it('serves existing content and follows every change', async () => {
    await take('yard', 'Before');
    const library = new ContentLibrary(database(), 'forecourt.example');
    const follower = await followContent(database(), library, fail);
    expect(await names(library)).toEqual(['Before']);
    const revisions = [library.revision(yard), library.revision(vans)];

    await take('yard', 'After');
    // nothing calls catchUp here: the notification triggers it
    await vi.waitFor(async () => expect(await names(library)).toEqual(['After']), 1000);
    expect(library.revision(yard)).toBeGreaterThan(revisions[0] ?? 0);
    expect(library.revision(vans)).toBe(revisions[1]);
    expect(await names(library, vans)).toEqual([]);
    await follower.stop();
  });

  it('shows a new site nothing of a removed one with the same slug', async () => {
    const { db } = database();
    await saveSite(db, 'again', someSettings('again'));
    await take('again', 'Of the removed site');
    const library = new ContentLibrary(database(), 'forecourt.example');
    const follower = await followContent(database(), library, fail);
    const versionNow = async () =>
      (await allSites(db)).find(({ slug }) => slug === 'again')?.version ?? 0;
    const siteNow = async () => ({ ...someSite('again'), version: await versionNow() });
    expect(await names(library, await siteNow())).toEqual(['Of the removed site']);
    await removeSite(db, 'again', false, async () => undefined);
    await saveSite(db, 'again', someSettings('again'));
    expect(await names(library, await siteNow())).toEqual([]);
    await follower.stop();
  });

  it('presents offers from their first minute to their last, in the site’s time zone', async () => {
    const { db } = database();
    const offer = (name: string, dates: object) => ({ id: name, name, ...dates });
    await importContent(
      db,
      yard,
      {
        offers: [
          offer('Always', {}),
          offer('Autumn', { starts: '2026-03-01T00:00', ends: '2026-06-01T00:00' }),
          offer('Winter', { starts: '2026-06-01T00:00' }),
        ],
      },
      { force: true },
    );
    const library = new ContentLibrary(database(), 'forecourt.example');
    const namesAt = async (instant: string) =>
      (await library.of(yard, new Date(instant))).offers.all().map(({ name }) => name);
    // Sydney is ten hours ahead in June and eleven in February
    expect(await namesAt('2026-02-28T12:59:59Z')).toEqual(['Always']);
    expect(await namesAt('2026-02-28T13:00:00Z')).toEqual(['Always', 'Autumn']);
    expect(await namesAt('2026-05-31T13:59:59Z')).toEqual(['Always', 'Autumn']);
    expect(await namesAt('2026-05-31T14:00:00Z')).toEqual(['Always', 'Winter']);
  });

  it('reads a site’s content once until it changes', async () => {
    const library = new ContentLibrary(database(), 'forecourt.example');
    const follower = await followContent(database(), library, fail);
    const now = new Date();
    const first = await library.of(yard, now);
    expect(await library.of(yard, now)).toBe(first);
    // new settings may put other locations in the directory
    expect(await library.of({ ...yard, version: 2 }, now)).not.toBe(first);
    await take('yard', 'Once more');
    await follower.catchUp();
    expect(await names(library)).toEqual(['Once more']);
    await follower.stop();
  });
});
