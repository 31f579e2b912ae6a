import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Frequency, paymentsPerYear } from '#domain/finance/repayment.ts';
import { addressDollars } from '#domain/price/address-dollars.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { openSearch } from '#search/vehicle-search/understanding/open-search.ts';
import { haveRealListings } from './support/real-listings.ts';
import { type RealStock, realStock } from './support/real-stock.ts';
import { demoStocks } from './support/search/demo-stocks.ts';
import { understandingOf } from './support/search/understanding-settings.ts';

const stocks = await demoStocks();
if (haveRealListings) stocks.set('the real listings', await realStock());

const read = (query: string, { stock, settings }: RealStock) =>
  openSearch({ ...everything, query }, stock, understandingOf(settings));

/** Prices in the stock, and round ones near them. */
const pricesOf = ({ vehicles }: RealStock) =>
  fc.constantFrom(
    ...new Set(
      vehicles.flatMap(({ price = 0 }) =>
        price >= 3000 ? [Math.round(price), Math.ceil(price / 1000) * 1000] : [],
      ),
    ),
  );

const priceBases = [
  'drive away',
  'driveaway',
  'Drive-Away',
  'drive away price',
  'driveway',
  'D/A',
  'EGC',
  'on road',
  'on roads',
  'on the road',
  'plus on roads',
  'plus on-road costs',
  '+ ORC',
  'excl. govt. charges',
  'before on roads',
  'no more to pay',
  'including on road costs',
];

const repaymentWordings: readonly (readonly [text: string, per: Frequency])[] = [
  ['$600 a week', 'weekly'],
  ['under 600 per week', 'weekly'],
  ['600pw', 'weekly'],
  ['weekly max 600', 'weekly'],
  ['repayments under $600 a week', 'weekly'],
  ['$600 a fortnight', 'fortnightly'],
  ['max 600 per fortnight', 'fortnightly'],
  ['600 every two weeks', 'fortnightly'],
  ['$600/fn', 'fortnightly'],
  ['$600 a month', 'monthly'],
  ['$600 per month', 'monthly'],
  ['600 a month', 'monthly'],
  ['600pm', 'monthly'],
  ['$600/month', 'monthly'],
  ['$600 / mth', 'monthly'],
  ['$600 p.m.', 'monthly'],
  ['600 monthly', 'monthly'],
  ['under $600 monthly repayments', 'monthly'],
  ['per month under 600', 'monthly'],
  ['monthly repayments under $600', 'monthly'],
  ['monthly repayment of $600', 'monthly'],
];

/** The ways to write an amount of whole dollars that the fields for prices read. */
const spellings: readonly ((price: number) => string)[] = [
  String,
  (price) => `$${price}`,
  (price) => `$ ${price}`,
  (price) => `AUD ${price}`,
  (price) => `${price / 1000}k`,
  (price) => `$${price / 1000}k`,
  (price) => `${price / 1000} grand`,
  ...[',', '.', ' ', '\u00a0', '’', "'"].flatMap((mark) => {
    const grouped = (price: number): string => String(price).replace(/\B(?=(?:\d{3})+$)/g, mark);
    return [
      grouped,
      (price: number) => `$${grouped(price)}`,
      (price: number) => `${grouped(price)}*`,
    ];
  }),
  (price) => `$${price.toLocaleString('en-AU')}.00`,
  (price) => `$${price.toLocaleString('en-AU')}.-`,
  (price) => String(price).replaceAll('0', 'O'),
];

describe.each([...stocks])('on %s', (_, real) => {
  test('what a price includes narrows nothing, and the page says so', async () => {
    const basis = fc.constantFrom(...priceBases);
    const wording = fc.constantFrom('under $', 'under ', '$', 'suv under ', 'used ute $', 'max ');
    await fc.assert(
      fc.asyncProperty(
        pricesOf(real),
        wording,
        basis,
        fc.boolean(),
        async (price, words, about, isBefore) => {
          const asked = words + price;
          const { criteria, priceBasis } = await read(
            isBefore ? `${about} ${asked}` : `${asked} ${about}`,
            real,
          );
          expect(criteria).toEqual((await read(asked, real)).criteria);
          expect(criteria.ranges.price).toEqual({ max: price });
          expect(priceBasis).toEqual([about]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('an amount is read as the field for prices reads it, however it is written', async () => {
    const spelling = fc.constantFrom(...spellings);
    const bound = fc.constantFrom(
      ['under ', 'max'],
      ['up to ', 'max'],
      ['suv under ', 'max'],
      ['from ', 'min'],
      ['used over ', 'min'],
    );
    await fc.assert(
      fc.asyncProperty(pricesOf(real), spelling, bound, async (price, write, [words, side]) => {
        const written = write(price);
        const { criteria } = await read(words + written, real);
        expect({ written, ...criteria.ranges }).toEqual({
          written,
          price: { [side]: addressDollars(written) },
        });
        expect(criteria.query).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  });

  test('without a bound an amount is a budget, and a stock number is none', async () => {
    const round = fc.integer({ min: 3, max: 300 }).map((thousands) => thousands * 1000);
    const beside = fc.constantFrom('', 'used ', 'white ');
    await fc.assert(
      fc.asyncProperty(
        round,
        fc.constantFrom(...spellings),
        beside,
        async (price, write, words) => {
          const written = write(price);
          // four digits alone are a postcode, a model or a year
          fc.pre(!/^[\dO]{4}$/.test(written));
          const { criteria } = await read(words + written, real);
          expect({ written, ...criteria.ranges }).toEqual({ written, price: { max: price } });
        },
      ),
      { numRuns: 100 },
    );
    for (const { stocknum = '' } of real.vehicles.slice(0, 20)) {
      const { criteria } = await read(stocknum, real);
      if (stocknum !== '') expect(criteria).toEqual({ ...everything, query: stocknum });
    }
  });

  test('an amount that nobody can read sets no limit, and the page names it', async () => {
    const unread = ['45.000.00', '$4,50', '-500', '$-500', '1,00,000', '35000.123', '$9999999999'];
    for (const text of unread)
      for (const words of ['under ', '', 'max ']) {
        const { criteria, unreadAmounts } = await read(words + text, real);
        expect({ text, criteria, unreadAmounts }).toEqual({
          text,
          criteria: everything,
          unreadAmounts: [text],
        });
      }
  });

  test('a repayment for any period is one a week, and never a price', async () => {
    const vocabulary = await real.stock.vocabulary();
    const hasWeeklyPrices = vocabulary.values('weekly_price_range').length > 0;
    const attribute = vocabulary.hasRepayments
      ? 'repayment'
      : hasWeeklyPrices && 'subscription_price';
    const wording = fc.constantFrom(...repaymentWordings);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 100, max: 2000 }),
        wording,
        async (amount, [text, per]) => {
          const words = text.replace('600', String(amount));
          const { criteria, converted, leftOut } = await read(words, real);
          const week = Math.floor((amount * paymentsPerYear[per]) / paymentsPerYear.weekly);
          const note = per === 'weekly' ? undefined : [{ words, max: week }];
          expect({ words, criteria, converted, leftOut }).toEqual(
            attribute
              ? {
                  words,
                  criteria: { ...everything, ranges: { [attribute]: { max: week } } },
                  converted: note,
                  leftOut: [],
                }
              : { words, criteria: everything, converted: undefined, leftOut: [words] },
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  test('never finds what is beyond a chosen or a typed bound without saying so', async () => {
    const price = pricesOf(real);
    const side = fc.constantFrom('max' as const, 'min' as const);
    await fc.assert(
      fc.asyncProperty(price, side, price, side, async (chosen, on, typed, other) => {
        const query = `${other === 'max' ? 'under' : 'over'} $${typed}`;
        const asked = { ...everything, query, ranges: { price: { [on]: chosen } } };
        const { criteria, clashes } = await openSearch(
          asked,
          real.stock,
          understandingOf(real.settings),
        );
        const { min = -Infinity, max = Infinity } = criteria.ranges.price ?? {};
        const isWithin = (bound: 'min' | 'max', value: number): boolean =>
          bound === 'max' ? max <= value : min >= value;
        expect({ query, isTyped: isWithin(other, typed) }).toEqual({ query, isTyped: true });
        if (!isWithin(on, chosen)) expect(clashes).toMatchObject([{ isReplaced: true }]);
        const isLooser = on === other && (on === 'max' ? typed > chosen : typed < chosen);
        expect(clashes?.some(({ isReplaced }) => !isReplaced) ?? false).toBe(isLooser);
      }),
      { numRuns: 80 },
    );
  });

  test('the drive is still searched by its name', async () => {
    const names = { RWD: 'rear wheel drive', FWD: 'front-wheel drive', AWD: 'all wheel drive' };
    for (const [drive, name] of Object.entries(names)) {
      if (!real.vehicles.some(({ simple_drive }) => simple_drive === drive)) continue;
      const { criteria } = await read(`${name} under 90k drive away`, real);
      expect(criteria.choices.drive).toEqual([drive]);
    }
  });
});
