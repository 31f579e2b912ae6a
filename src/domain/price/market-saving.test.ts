import { expect, it } from 'vitest';
import { marketSaving } from './market-saving.ts';

const market = { autograb_data: { average_market_price: 20_000 } };

it.each([
  ['500 below', { price: 19_500, ...market }, 500],
  ['499 below', { price: 19_501, ...market }, undefined],
  ['above', { price: 21_000, ...market }, undefined],
  ['reduced by an offer', { price: 19_900, offer_price: 18_000, ...market }, 2000],
  ['without a market value', { price: 100 }, undefined],
  ['that is missing', market, undefined],
  [
    'with drive-away charges, compared before charges',
    { price: 20_500, egc_price: 19_000, price_basis: 'drive_away', ...market } as const,
    1000,
  ],
  [
    'with drive-away charges only, which is not comparable',
    { price: 10_000, price_basis: 'drive_away', ...market } as const,
    undefined,
  ],
  [
    'compared with the state average first',
    {
      price: 20_000,
      autograb_data: { average_market_price: 90_000, state_average_market_price: 21_000 },
    },
    1000,
  ],
])('the saving of a price %s', (_what, vehicle, saving) => {
  expect(marketSaving(vehicle)).toBe(saving);
});
