import { priceDisplay, type PriceSettings } from '#domain/price/price-display.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** The best value of a line of a comparison. */
export interface BestValue {
  /** `Lowest` */
  word: string;
  /** The positions of the vehicles that have it; several if they are level. */
  at: number[];
}

interface Contest {
  wins: 'lowest' | 'highest';
  word: string;
  of(vehicle: Vehicle): number | undefined;
}

/** The lines in which less, or more, is plainly better. Size, weight, doors and colour are a matter of taste. */
const contests: Readonly<Record<string, Contest>> = {
  Year: { wins: 'highest', word: 'Newest', of: ({ year }) => year },
  Kilometres: { wins: 'lowest', word: 'Lowest', of: ({ km }) => km },
  Power: { wins: 'highest', word: 'Most', of: ({ power }) => kilowatts(power) },
  'Fuel consumption (combined)': {
    wins: 'lowest',
    word: 'Lowest',
    of: ({ fuelconsumptioncombined }) => fuelconsumptioncombined,
  },
  Seats: { wins: 'highest', word: 'Most', of: ({ seats }) => seats },
  Sleeps: { wins: 'highest', word: 'Most', of: ({ sleeps }) => sleeps },
  'Towing capacity (braked)': {
    wins: 'highest',
    word: 'Most',
    of: ({ towingcapacitybraked }) => towingcapacitybraked,
  },
};

/**
 * The best value of a specification line; undefined if the line has no better or worse, the vehicles are level, or one of
 * them does not state it: what is unknown could be better.
 */
export function bestValue(label: string, vehicles: readonly Vehicle[]): BestValue | undefined {
  const contest = contests[label];
  return (
    contest &&
    winners(
      vehicles.map((vehicle, at) => [at, contest.of(vehicle)]),
      contest,
    )
  );
}

/**
 * The lowest price among the vehicles that are for sale; undefined if their prices have different bases, because a price
 * before government charges only looks lower.
 */
export function bestPrice(
  vehicles: readonly Vehicle[],
  settings: PriceSettings,
): BestValue | undefined {
  const offers = vehicles.flatMap((vehicle, at) =>
    isAvailable(vehicle) ? [{ at, vehicle, price: priceDisplay(vehicle, settings) }] : [],
  );
  const bases = offers.map(({ vehicle, price }) =>
    price.kind === 'subscription' ? 'weekly' : vehicle.price_basis,
  );
  if (new Set(bases).size > 1) return undefined;
  return winners(
    offers.map(({ at, price }) => [at, price.amount]),
    { wins: 'lowest', word: 'Lowest' },
  );
}

/** @param entries the positions of the vehicles, with their values */
function winners(
  entries: readonly (readonly [at: number, value: number | undefined])[],
  { wins, word }: Pick<Contest, 'wins' | 'word'>,
): BestValue | undefined {
  const stated = entries.flatMap(([, value]) => value ?? []);
  if (stated.length < entries.length || new Set(stated).size < 2) return undefined;
  const best = wins === 'lowest' ? Math.min(...stated) : Math.max(...stated);
  return { word, at: entries.flatMap(([at, value]) => (value === best ? [at] : [])) };
}

/** Feeds state power as text: `110 kW`. Other units are not compared. */
function kilowatts(power: string | undefined): number | undefined {
  const amount = /^(\d+(?:\.\d+)?)\s*kW\b/i.exec(power?.trim() ?? '')?.[1];
  return amount === undefined ? undefined : Number(amount);
}
