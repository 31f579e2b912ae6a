import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

describe.each([...stocks])('on %s', (_, real) => {
  test('what a price includes narrows nothing, and the page says so', async () => {
    const basis = fc.constantFrom(
      ...['drive away', 'driveaway', 'Drive-Away', 'drive away price', 'driveway', 'D/A', 'EGC'],
      ...['on road', 'on roads', 'on the road', 'plus on roads', 'plus on-road costs', '+ ORC'],
      ...['excl. govt. charges', 'before on roads', 'no more to pay', 'including on road costs'],
    );
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

  test('the drive is still searched by its name', async () => {
    const names = { RWD: 'rear wheel drive', FWD: 'front-wheel drive', AWD: 'all wheel drive' };
    for (const [drive, name] of Object.entries(names)) {
      if (!real.vehicles.some(({ simple_drive }) => simple_drive === drive)) continue;
      const { criteria } = await read(`${name} under 90k drive away`, real);
      expect(criteria.choices.drive).toEqual([drive]);
    }
  });
});
