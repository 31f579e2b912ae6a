import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OwnTerms } from '#domain/finance/own-terms.ts';
import { cardQuote } from '#domain/finance/rate-card.ts';
import { hasSmallRepayment, shownRepayment } from '#domain/finance/shown-repayment.ts';
import { vehicleQuoteRequest } from '#domain/finance/vehicle-quote.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { everything, type Range } from '#search/vehicle-search/criteria.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { repaymentFilter } from './repayment-filter.ts';
import type { Site } from '#site/site.ts';
import { siteSettingsOf } from '#tests/support/demo-settings.ts';
import { demoStocks } from '#tests/support/search/demo-stocks.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { variedStock } from '#tests/support/varied-stock.ts';

const now = new Date('2026-11-21T00:00:00Z');

/** Whether the vehicle's repayment as pages show it, else its weekly price, is within the range in whole dollars. */
function isWithin(
  vehicle: Vehicle,
  { min = 0, max = Number.POSITIVE_INFINITY }: Range,
  terms: OwnTerms | undefined,
  { settings: { finance, price } }: Pick<Site, 'settings'>,
  quotesOnRateCard = true,
): boolean {
  const request = vehicleQuoteRequest(vehicle, finance);
  const quote =
    request && quotesOnRateCard
      ? cardQuote(finance.rate_card, request, now.getUTCFullYear())
      : undefined;
  const quoted = quote ? { ...vehicle, youxQuote: quote } : vehicle;
  const shown = shownRepayment(quoted, finance, now, terms);
  if (!shown && hasSmallRepayment(quoted, finance, now, terms)) return min === 0;
  const { subscription_price: weekly = 0 } = price.subscriptions ? vehicle : {};
  const dollars = shown?.period === 'week' ? Math.ceil(shown.amount) : weekly;
  return dollars > 0 && dollars >= min && dollars <= max;
}

const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

const ranges = fc.oneof(
  fc.record({ max: fc.integer({ min: 25, max: 900 }) }),
  fc
    .tuple(fc.integer({ min: 26, max: 900 }), fc.integer({ min: 0, max: 300 }))
    .map(([min, width]): Range => ({ min, max: min + width })),
);
const terms = fc.option(
  fc.record(
    {
      deposit: fc.integer({ min: 0, max: 40_000 }),
      years: fc.constantFrom(1, 2.5, 3, 5, 7, 30),
    },
    { requiredKeys: [] },
  ),
  { nil: undefined },
);

describe('a search by repayment finds exactly the vehicles whose shown repayment is within it', () => {
  let stocks: Awaited<ReturnType<typeof demoStocks>>;
  beforeAll(async () => {
    stocks = await demoStocks();
  });

  it.each(['banksia-motors', 'kestrel-auto'])('on %s', (slug) => {
    const { stock, vehicles } = stocks.get(slug)!;
    const settings = siteSettingsOf(slug);
    const listed = new Set(stock.ids(everything));
    const own = vehicles.filter(({ id }) => listed.has(id));
    fc.assert(
      fc.property(ranges, terms, (repayment, asked) => {
        const found = stock.ids({
          ...everything,
          ranges: { repayment },
          ...(asked && { terms: asked }),
        });
        const expected = own.filter((one) => isWithin(one, repayment, asked, { settings }));
        expect(ascending(found)).toEqual(ascending(expected.map(({ id }) => id)));
      }),
      { numRuns: 25 },
    );
  });

  it('with fees, balloons, offers, quotes and weekly prices of all kinds', async () => {
    const siteWith = (quotes: boolean) =>
      someSite('yard', {
        price: { subscriptions: true },
        finance: {
          enabled: true,
          quotes,
          never_for_makes: ['kia'],
          rate_card: { deposit_percent: 9.5, balloon_percent: 33.3 },
          calculator: { years: { choices: [1, 3, 5] }, establishment_fees: 250 },
          lenders: [
            { provider: 'dear', name: 'Dear', price_over: 20_000, needs: ['weekly_payment'] },
            {
              provider: 'wattle',
              name: 'Wattle',
              newer_than_years: 9,
              calculator: { establishment_fees: 333 },
            },
          ],
        },
      });
    const vehicles = variedStock(300, 'yard-yard').map((vehicle, at): Vehicle => {
      const { price = 30_000 } = vehicle;
      const entry = { interestRate: 5 + (at % 9), comparisonRate: 12, termYears: 4 };
      const paid = { paymentWeek: price / 190 + (at % 3) / 10, paymentMonth: price / 50 };
      const quote = { weeklyRepaymentAmount: price / 200, advertisedRate: 8.25, comparisonRate: 9 };
      return {
        ...vehicle,
        ...(vehicle.price && at % 5 === 4 && { offer_price: vehicle.price - 3000 }),
        ...(at % 3 === 1 && { subscription_price: 90 + at }),
        ...(at % 2 === 0 && {
          finance_lenders: {
            dear: at % 4 === 0 ? { ...entry, ...paid, balloon: 100 * (at % 8) } : entry,
            ...(at % 3 !== 0 && {
              wattle: { ...entry, ...(at % 5 > 0 && paid), establishmentFees: 99 * (at % 2) },
            }),
          },
        }),
        ...(at % 7 === 0 && { youxQuote: quote }),
      };
    });
    for (const [quotes, quotesOnRateCard] of [
      [true, true],
      // a finance partner makes them
      [true, false],
      [false, true],
    ] as const) {
      const site = siteWith(quotes);
      const index = new VehicleIndex((one) => one, undefined, undefined, quotesOnRateCard);
      await index.apply(vehicles);
      const stock = index.open(site, now);
      fc.assert(
        fc.property(ranges, terms, (repayment, asked) => {
          const criteria = { ...everything, ranges: { repayment }, ...(asked && { terms: asked }) };
          const found = stock.ids(criteria).toSorted((a, b) => a - b);
          const expected = vehicles.filter((one) =>
            isWithin(one, repayment, asked, site, quotesOnRateCard),
          );
          expect(found).toEqual(expected.map(({ id }) => id));
        }),
      );
    }
  });

  it('where deposits and balloons in whole dollars let a dearer vehicle cost less a week', async () => {
    const finance = {
      enabled: true,
      quotes: true,
      rate_card: { deposit_percent: 9.5, balloon_percent: 33.3 },
    };
    const site = someSite('yard', { finance });
    const vehicles = Array.from({ length: 5000 }, (_, at) =>
      someVehicle({
        id: at + 1,
        slug: `v-${at}`,
        dealership_slug: 'yard-yard',
        price: 20_000 + at,
      }),
    );
    const index = new VehicleIndex((one) => one);
    await index.apply(vehicles);
    const stock = index.open(site, now);
    for (let max = 70; max < 110; max += 1) {
      const found = stock.ids({ ...everything, ranges: { repayment: { max } } });
      const expected = vehicles.filter((one) => isWithin(one, { max }, undefined, site));
      expect(found.toSorted((a, b) => a - b)).toEqual(expected.map(({ id }) => id));
    }
  });
});

describe('repayments are searched only where a site states them', () => {
  const entry = { interestRate: 7, comparisonRate: 8, paymentWeek: 99 };
  const youxQuote = { weeklyRepaymentAmount: 91.2, advertisedRate: 8.49, comparisonRate: 9.1 };
  const lenders = [{ provider: 'wattle', name: 'Wattle' }];
  const plain = someVehicle({ id: 1, slug: 'v-1', dealership_slug: 'yard-yard' });
  const lent = { ...plain, finance_lenders: { wattle: entry } };
  const byMonth = { interestRate: 7, comparisonRate: 8, paymentMonth: 400 };
  const quoted = { ...plain, youxQuote };

  it.each([
    ['on the rate card', true, { quotes: true }, plain, true],
    ['that the feed quotes', true, { quotes: true }, quoted, false],
    ['of a lender', true, { lenders }, lent, true],
    ['that a partner has not quoted yet', false, { quotes: true }, plain, false],
    ['without quotes and lenders', false, {}, plain, true],
    ['quoted by the feed of a site without quotes', false, {}, quoted, true],
    ['of a lender that the site does not show', false, { quotes: true }, lent, false],
    [
      'of a lender by the month',
      false,
      { lenders },
      { ...plain, finance_lenders: { wattle: byMonth } },
      true,
    ],
    [
      'that the site states by the month',
      false,
      { quotes: true, estimate_per: 'month' },
      quoted,
      true,
    ],
    ['of a site without finance', false, { quotes: true, lenders, enabled: false }, lent, true],
  ])('those %s: searched %s', async (_which, isSearched, finance, vehicle, quotesOnRateCard) => {
    const index = new VehicleIndex((one) => one, undefined, undefined, quotesOnRateCard);
    await index.apply([vehicle]);
    const stock = index.open(someSite('yard', { finance: { enabled: true, ...finance } }), now);
    expect((await stock.vocabulary()).hasRepayments).toBe(isSearched);
    // a saved search outlives a change of the settings
    const found = stock.ids({ ...everything, ranges: { repayment: { max: 900 } } });
    expect(found).toEqual(isSearched ? [1] : []);
  });
});

it('keeps the filters of a few bounds only, because each may be large', () => {
  const { finance } = someSite('yard', { finance: { enabled: true, quotes: true } }).settings;
  const source = { finance, keys: [], year: 2026, quotesOnRateCard: true, subscriptions: false };
  const filter = (max: number) => repaymentFilter({ max }, undefined, source);
  const first = filter(100);
  expect(filter(100)).toBe(first);
  for (let max = 101; max <= 120; max += 1) filter(max);
  expect(filter(100)).not.toBe(first);
});
