import { expect, it, vi } from 'vitest';
import type { Manufacturer } from '#domain/manufacturer/manufacturer.ts';
import type { Offer } from '#domain/offer/offer.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { changeContent, changedContent, CONTENT_CHANNEL } from './content-changes.ts';
import type { ListChange } from './replace-content.ts';
import { SiteManufacturers } from './site-manufacturers.ts';
import { SiteOffers } from './site-offers.ts';

const offer = (id: string, others: Partial<Offer> = {}): Offer => ({
  id,
  name: `Offer ${id}`,
  ...others,
});
const maker: Manufacturer = {
  id: '1',
  name: 'Kia',
  slug: 'kia',
  models: [{ name: 'Seltos', slug: 'seltos', status: 'active', manufacturer_body: 'SUV' }],
};

onEveryDatabase('content', (database) => {
  const contentVersion = async () => {
    const clock = database().db.selectFrom('content_clock').select('version');
    return (await clock.executeTakeFirstOrThrow()).version;
  };
  const offersOf = (slug: string) => new SiteOffers(database().db, { slug });

  async function replaceOffers(slug: string, offers: Offer[]) {
    const changes: ListChange[] = [];
    const outcome = await changeContent(database().db, { slug }, async (trx) => {
      const change = await offersOf(slug).replace(trx, offers);
      changes.push(change);
      return change.added + change.changed + change.removed > 0;
    });
    return { ...outcome, change: changes[0] };
  }

  it('reads back what was written, in list order', async () => {
    const offers = [offer('b', { price: 29_990, excluded_website_ids: ['x'] }), offer('a')];
    await replaceOffers('written', offers);
    expect(await offersOf('written').all()).toEqual(offers);
    const makers = new SiteManufacturers(database().db, { slug: 'written' });
    await changeContent(database().db, { slug: 'written' }, async (trx) => {
      await makers.replace(trx, [maker]);
      return true;
    });
    expect(await makers.all()).toEqual([maker]);
  });

  it('replaces the previous list, removing what is absent and updating what changed', async () => {
    await replaceOffers('lists', [offer('stays'), offer('changes'), offer('goes')]);
    const { change } = await replaceOffers('lists', [
      offer('stays'),
      offer('changes', { name: 'Better' }),
      offer('comes'),
    ]);
    expect(change).toEqual({ added: 1, changed: 1, unchanged: 1, removed: 1 });
    expect((await offersOf('lists').all()).map(({ name }) => name)).toEqual([
      'Offer stays',
      'Better',
      'Offer comes',
    ]);
  });

  it('treats a new order as a change', async () => {
    await replaceOffers('order', [offer('a'), offer('b')]);
    expect((await replaceOffers('order', [offer('b'), offer('a')])).change).toMatchObject({
      changed: 2,
    });
    expect((await offersOf('order').all()).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('never reads or writes another site’s content, even with equal ids', async () => {
    await replaceOffers('mine', [offer('same')]);
    await replaceOffers('theirs', [offer('same', { name: 'Theirs' })]);
    await replaceOffers('theirs', []);
    expect(await offersOf('mine').all()).toEqual([offer('same')]);
    expect(await offersOf('theirs').all()).toEqual([]);
  });

  it('increments the version only when something changed', async () => {
    const { db } = database();
    const first = await replaceOffers('counted', [offer('a')]);
    expect(first).toMatchObject({ changed: true, version: await contentVersion() });
    expect(await replaceOffers('counted', [offer('a')])).toMatchObject({
      changed: false,
      version: first.version,
    });
    const second = await replaceOffers('other', [offer('a')]);
    expect(second.version).toBe(first.version + 1);
    expect(await changedContent(db, first.version)).toEqual([
      { site_slug: 'other', version: second.version },
    ]);
  });

  it('notifies listeners of a change and rolls back a failed one', async () => {
    const { db, listen } = database();
    const heard = vi.fn();
    const stop = await listen(CONTENT_CHANNEL, heard);
    heard.mockClear();
    const before = await contentVersion();
    const failing = changeContent(db, { slug: 'failing' }, async (trx) => {
      await offersOf('failing').replace(trx, [offer('a')]);
      throw new Error('broke off');
    });
    await expect(failing).rejects.toThrow('broke off');
    expect(await offersOf('failing').all()).toEqual([]);
    expect(await contentVersion()).toBe(before);
    await replaceOffers('heard', [offer('a')]);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    await stop();
  });

  it('gives concurrent writers different versions', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, (_, at) => replaceOffers(`writer-${at}`, [offer('a')])),
    );
    expect(new Set(outcomes.map(({ version }) => version)).size).toBe(5);
  });
});
