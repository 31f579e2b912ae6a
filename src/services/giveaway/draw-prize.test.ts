import { expect, it } from 'vitest';
import { claimCode } from '#domain/giveaway/claim-code.ts';
import type { Prize } from '#domain/giveaway/giveaway.ts';
import { eraseLeads } from '#store/leads/erase-leads.ts';
import { chiSquare, critical } from '#tests/support/chi-square.ts';
import { somePrize } from '#tests/support/giveaways.ts';
import { everybody, openGiveaway, phoneOf, prizeOf, tally } from '#tests/support/open-giveaway.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { drawPrize, type DrawResult } from './draw-prize.ts';
import { drawOf, drawOfRepetition, giveawayStanding } from './giveaway-standing.ts';

/** A wheel that can only stop at one prize. */
const only = (prize: Parameters<typeof somePrize>[0]): Prize[] => [
  somePrize(prize),
  somePrize({ id: 'gone', stock: 0 }),
  somePrize({ id: 'none', stock: 0, is_prize: false }),
];
const wash = only({ id: 'wash' });

onEveryDatabase('a draw', (database) => {
  const open = (prizes: readonly Prize[], others: object = {}) => {
    const giveaway = openGiveaway(database(), prizes, others);
    const spin = (person: number, submission: object = {}) =>
      drawPrize(giveaway.on(database()), giveaway.submissionOf(person, submission));
    return { ...giveaway, spin };
  };

  it('never overdraws a prize, however many spin at the same moment', async () => {
    const { spin, leads, counted } = open([
      somePrize({ id: 'voucher', weight: 1000, stock: 3 }),
      somePrize({ id: 'detail', weight: 1000, stock: 7 }),
      somePrize({ id: 'none', weight: 1, is_prize: false }),
    ]);
    const results = await Promise.all(everybody(50).map((person) => spin(person)));
    const { none = 0, ...counts } = tally(results);
    expect(counts).toEqual({ voucher: 3, detail: 7, 'sold-out': 40 - none });
    expect(await leads()).toHaveLength(10 + none);
    expect(counted()).toBe(10 + none);
  });

  it('draws among the others once a prize is gone', async () => {
    const { spin } = open([
      somePrize({ id: 'voucher', weight: 1_000_000, stock: 1 }),
      somePrize({ id: 'wash' }),
      somePrize({ id: 'none', stock: 0, is_prize: false }),
    ]);
    expect(prizeOf(await spin(0))).toBe('voucher');
    const others = await Promise.all(everybody(9).map((person) => spin(person + 1)));
    expect(tally(others)).toEqual({ wash: 9 });
  });

  it('is one for each phone, however often and fast the form is sent', async () => {
    const { spin, leads, on } = open(wash);
    const results = await Promise.all(everybody(20).map(() => spin(7)));
    expect(new Set(results.map((result) => result.ok && result.draw.id)).size).toBe(1);
    expect(results.filter((result) => result.ok && result.isNew)).toHaveLength(1);
    expect(await leads()).toHaveLength(1);
    const { taken } = await giveawayStanding(on(database()));
    expect(taken.get('wash')).toBe(1);
  });

  it('belongs to its giveaway and its site', async () => {
    const first = open(wash);
    const result = await first.spin(7);
    const here = first.on(database());
    expect(await drawOf(here, phoneOf(7))).toEqual(result.ok && result.draw);
    const elsewhere = open(wash);
    expect(await drawOf(elsewhere.on(database()), phoneOf(7))).toBeUndefined();
    expect(await elsewhere.spin(7)).toMatchObject({ ok: true, isNew: true });
  });

  it('is found by its submission only with the phone and the key of the form', async () => {
    const { spin, on } = open(wash);
    const key = 'a-key-of-this-form';
    const result = await spin(7, { idempotency_key: key });
    const here = on(database());
    expect(await drawOfRepetition(here, phoneOf(7), key)).toEqual(result.ok && result.draw);
    expect(await drawOfRepetition(here, phoneOf(8), key)).toBeUndefined();
    expect(await drawOfRepetition(here, phoneOf(7), 'a-key-of-another')).toBeUndefined();
  });

  it('tells the dealer and the winner what was won, with the same claim code', async () => {
    const { spin, leads } = open(only({ id: 'voucher', text: 'Bring the code.' }));
    const result = await spin(7, { idempotency_key: 'a-key-of-this-form' });
    const code = result.ok ? claimCode(result.draw.id) : '';
    const [stored] = await leads();
    expect(stored?.lead).toMatchObject({
      category: 'Spin to Win',
      subcategory: 'Winner',
      fields: { prize: { giveaway: 'Summer Spin', label: 'The voucher', claim_code: code } },
    });
    const mails = await database()
      .db.selectFrom('lead_delivery')
      .select(['channel', 'target', 'content'])
      .where('lead_id', '=', stored?.lead.id ?? '')
      .orderBy('channel')
      .execute();
    expect(mails).toMatchObject([
      {
        channel: 'confirmation',
        target: 'p7@example.com',
        content: {
          subject: expect.stringContaining('The voucher'),
          paragraphs: expect.arrayContaining(['Bring the code.', expect.stringContaining(code)]),
        },
      },
      { channel: 'email', target: 'sales@yard.example' },
    ]);
  });

  it('without a prize has no claim code, and the dealer reads so', async () => {
    const { spin, leads } = open([
      somePrize({ id: 'voucher', weight: 1, stock: 1 }),
      somePrize({ id: 'wash', stock: 0 }),
      somePrize({ id: 'none', weight: 1_000_000, is_prize: false }),
    ]);
    expect(prizeOf(await spin(7))).toBe('none');
    const [stored] = await leads();
    expect(stored?.lead.subcategory).toBe('No prize');
    expect(stored?.lead.fields.prize).toEqual({ giveaway: 'Summer Spin', label: 'The none' });
  });

  it('is refused before the start and after the end, but an earlier one is shown again', async () => {
    const { on, submissionOf } = open(wash, {
      starts: '2026-12-01T09:00',
      ends: '2026-12-24T17:00',
    });
    const at = (instant: string, person: number) =>
      drawPrize(on(database(), new Date(instant)), submissionOf(person));
    expect(prizeOf(await at('2026-11-30T21:59:59Z', 1))).toBe('upcoming');
    expect(prizeOf(await at('2026-11-30T22:00:00Z', 1))).toBe('wash');
    expect(prizeOf(await at('2026-12-24T06:00:00Z', 2))).toBe('over');
    expect(await at('2026-12-24T06:00:00Z', 1)).toMatchObject({ ok: true, isNew: false });
  });

  it('follows the weights', async () => {
    const weights = [
      somePrize({ id: 'voucher', weight: 10 }),
      somePrize({ id: 'wash', weight: 30 }),
      somePrize({ id: 'none', weight: 60, is_prize: false }),
    ];
    const { spin } = open(weights);
    const results: DrawResult[] = [];
    for (const person of everybody(300)) results.push(await spin(person));
    const counts = tally(results);
    const observed = weights.map(({ id }) => counts[id] ?? 0);
    const expected = weights.map(({ weight }) => 3 * weight);
    expect(chiSquare(observed, expected)).toBeLessThan(critical[2] ?? 0);
  });

  it('of an erased lead names no phone, and its prize stays counted', async () => {
    const { spin, leads, on } = open(wash);
    const result = await spin(7);
    const [stored] = await leads();
    const { db } = database();
    await db.transaction().execute((trx) => eraseLeads(trx, [stored?.lead.id ?? '']));
    expect(await drawOf(on(database()), phoneOf(7))).toBeUndefined();
    const row = await db
      .selectFrom('giveaway_draw')
      .selectAll()
      .where('id', '=', result.ok ? result.draw.id : '')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(phoneOf(7));
    expect((await giveawayStanding(on(database()))).taken.get('wash')).toBe(1);
  });
});
