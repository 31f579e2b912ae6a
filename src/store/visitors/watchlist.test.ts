import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { addVisitor } from './visitors.ts';
import { addToWatchlist, MAX_WATCHED, removeFromWatchlist, watchlistOf } from './watchlist.ts';

onEveryDatabase('a watchlist', (database) => {
  let phones = 0;
  async function visitor(): Promise<string> {
    const phone = `0491571${String((phones += 1)).padStart(3, '0')}`;
    const { id } = await database()
      .db.transaction()
      .execute((trx) => addVisitor(trx, { id: randomUUID(), site_slug: 'yard', phone }));
    return id;
  }
  const rio = { id: 7, name: '2019 Kia Rio', slug: 'kia-rio-7', price: 19_990 };
  const unpriced = { id: 8, name: '2024 Kia EV9', slug: 'kia-ev9-8' };

  it('holds a visitor’s vehicles as they were saved, and nobody else’s', async () => {
    const { db } = database();
    const [mia, leo] = [await visitor(), await visitor()];
    expect(await addToWatchlist(db, mia, rio)).toBe(true);
    await addToWatchlist(db, mia, unpriced);
    await addToWatchlist(db, mia, { ...rio, price: 18_500 });
    expect(await watchlistOf(db, mia)).toMatchObject([unpriced, rio]);
    expect(await watchlistOf(db, leo)).toEqual([]);
    await removeFromWatchlist(db, leo, rio.id);
    await removeFromWatchlist(db, mia, unpriced.id);
    expect(await watchlistOf(db, mia)).toMatchObject([rio]);
  });

  it('is full at some time', async () => {
    const { db } = database();
    const mia = await visitor();
    for (let id = 1; id <= MAX_WATCHED; id += 1) await addToWatchlist(db, mia, { ...rio, id });
    expect(await addToWatchlist(db, mia, { ...rio, id: 1000 })).toBe(false);
    expect(await watchlistOf(db, mia)).toHaveLength(MAX_WATCHED);
  });
});
