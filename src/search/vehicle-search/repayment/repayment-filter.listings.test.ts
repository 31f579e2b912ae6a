import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownLoan } from '#domain/finance/own-terms.ts';
import { cardTerms } from '#domain/finance/rate-card.ts';
import { searchedPrice } from '#domain/price/price-display.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { haveRealListings } from '#tests/support/real-listings.ts';
import { realStock } from '#tests/support/real-stock.ts';
import { someSite } from '#tests/support/sites.ts';

const now = new Date('2026-01-01T00:00:00Z');

it.skipIf(!haveRealListings)(
  'a search by repayment finds exactly the real listings whose repayment is within it',
  async () => {
    const finance = { enabled: true, quotes: true };
    const site = someSite('listings', { finance });
    const { rate_card: card } = site.settings.finance;
    const { vehicles } = await realStock();
    const index = new VehicleIndex((slug) => slug);
    await index.apply(vehicles);
    const stock = index.open(site, now);
    const rates = card.rows.filter(({ score }) => score === 'GREAT');
    const rateOf = (year: number | undefined): number | undefined =>
      year === undefined
        ? rates.at(-1)?.rate
        : rates.find(({ max_age_years }) => now.getUTCFullYear() - year <= max_age_years)?.rate;
    const priced = vehicles.flatMap((vehicle) => {
      const price = searchedPrice(vehicle);
      const rate = rateOf(vehicle.year);
      return price === undefined || rate === undefined ? [] : [{ id: vehicle.id, price, rate }];
    });
    const terms = fc.record({
      deposit: fc.integer({ min: 0, max: 30_000 }),
      years: fc.constantFrom(1, 3, 5, 7),
    });
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 1200 }), terms, (max, own) => {
        const found = stock.ids({ ...everything, ranges: { repayment: { max } }, terms: own });
        const expected = priced.filter(({ price, rate }) => {
          const { balloon } = cardTerms(card, price);
          const loan = { period: 'week', interestRate: rate, balloon, lender: undefined } as const;
          const quote = { ...loan, establishmentFees: undefined, otherFees: [] };
          return ownLoan(quote, own, price, site.settings.finance).amount <= max;
        });
        expect(found.toSorted((a, b) => a - b)).toEqual(expected.map(({ id }) => id));
      }),
      { numRuns: 10 },
    );
  },
);
