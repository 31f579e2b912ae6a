import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import type { Draw } from './draw.ts';

type PriceFacts = Pick<
  VehicleFacts,
  | 'price'
  | 'price_type'
  | 'price_basis'
  | 'egc_price'
  | 'drive_away_price'
  | 'before_price'
  | 'offer_price'
>;

/** Rounds a price the way salespeople do: $28,990, $28,888, $7,490. */
export function roundedForSale(dollars: number, draw: Draw): number {
  if (dollars < 10_000) return Math.max(990, Math.round(dollars / 500) * 500 - 10);
  const thousands = Math.round(dollars / 1000) * 1000;
  return (
    thousands -
    draw.weighted([
      [10, 12],
      [112, 2],
      [50, 1],
      [500, 2],
      [1, 1],
    ])
  );
}

/** Stamp duty and transfer, and for a new vehicle registration and delivery: roughly what the eastern states charge. */
function governmentCharges(egcDollars: number, isNew: boolean): number {
  return Math.round(egcDollars * (egcDollars > 45_000 ? 0.042 : 0.033) + (isNew ? 2600 : 90));
}

/** The price facts on this dealer's price basis, sometimes with a was-price or an offer. */
export function askingPrice(
  egcDollars: number,
  { isNew, driveAwayShare, draw }: { isNew: boolean; driveAwayShare: number; draw: Draw },
): PriceFacts {
  const isDriveAway = draw.chance(driveAwayShare);
  const charges = governmentCharges(egcDollars, isNew);
  const price = roundedForSale(isDriveAway ? egcDollars + charges : egcDollars, draw);
  const egc = isDriveAway ? price - charges : price;
  const basis: PriceFacts = isDriveAway
    ? {
        price,
        price_type: 'Drive Away',
        price_basis: 'drive_away',
        drive_away_price: price,
        egc_price: egc,
      }
    : { price, price_type: 'Excl. Govt. Charges', price_basis: 'egc', egc_price: price };
  const saving = Math.max(500, Math.round((price * draw.between(0.03, 0.08)) / 500) * 500);
  const change = draw.weighted([
    ['none', 80],
    ['was', 13],
    ['offer', 7],
  ]);
  if (change === 'was') return { ...basis, before_price: price + saving };
  if (change === 'offer') {
    return {
      ...basis,
      offer_price: price - saving,
      before_price: price,
      price_type: 'Special Price',
    };
  }
  return basis;
}
