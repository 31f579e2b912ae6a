import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#store/database/database.ts';
import { openDatabase } from '#store/database/open-database.ts';
import { somePrize } from '#tests/support/giveaways.ts';
import { everybody, openGiveaway, prizeOf, tally } from '#tests/support/open-giveaway.ts';
import { newPostgresDatabase } from '#tests/support/postgres-databases.ts';
import { postgresUrl } from '#tests/support/test-database.ts';
import { drawPrize } from './draw-prize.ts';

describe.skipIf(postgresUrl === undefined)('draws of two processes', () => {
  const processes: Database[] = [];
  beforeAll(async () => {
    const databaseUrl = await newPostgresDatabase(postgresUrl ?? '');
    const onError = (error: unknown) => expect.unreachable(String(error));
    for (const _ of ['first', 'second'])
      processes.push(await openDatabase({ dataDir: '', databaseUrl, onError }));
  });
  afterAll(() => Promise.all(processes.map((each) => each.close())));

  it('share the stock, and a phone has one draw in both', async () => {
    const { on, submissionOf } = openGiveaway(processes[0]!, [
      somePrize({ id: 'voucher', weight: 1000, stock: 5 }),
      somePrize({ id: 'wash', weight: 1 }),
      somePrize({ id: 'none', stock: 0, is_prize: false }),
    ]);
    const spins = everybody(50).flatMap((person) =>
      processes.map((each) => drawPrize(on(each), submissionOf(person))),
    );
    const results = await Promise.all(spins);
    const isNew = results.filter((result) => result.ok && result.isNew);
    expect(tally(isNew)).toEqual({ voucher: 5, wash: 45 });
    for (const person of everybody(50)) {
      expect(prizeOf(results[2 * person]!)).toBe(prizeOf(results[2 * person + 1]!));
    }
  });
});
