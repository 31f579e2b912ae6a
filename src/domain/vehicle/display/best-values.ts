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

/** The best value of a specification line; undefined if the line has no better or worse, or the vehicles are level. */
export function bestValue(label: string, vehicles: readonly Vehicle[]): BestValue | undefined {
  const contest = contests[label];
  return contest && winners(vehicles.map(contest.of), contest);
}

/**
 * The lowest price among the vehicles that are for sale; undefined if their prices have different bases, because a price
 * before government charges only looks lower.
 */
export function bestPrice(
  vehicles: readonly Vehicle[],
  settings: PriceSettings,
): BestValue | undefined {
  const offers = vehicles.map((vehicle) =>
    isAvailable(vehicle) ? priceDisplay(vehicle, settings) : undefined,
  );
  const bases = vehicles.flatMap(({ price_basis: basis }, index) => {
    const offer = offers[index];
    if (offer?.amount === undefined) return [];
    return offer.kind === 'subscription' ? 'weekly' : basis;
  });
  if (new Set(bases).size > 1) return undefined;
  const amounts = offers.map((offer) => offer?.amount);
  return winners(amounts, { wins: 'lowest', word: 'Lowest' });
}

/** At least two vehicles must state the value, and one must be worse. */
function winners(
  values: readonly (number | undefined)[],
  { wins, word }: Pick<Contest, 'wins' | 'word'>,
): BestValue | undefined {
  const stated = values.filter((value) => value !== undefined);
  if (new Set(stated).size < 2) return undefined;
  const best = wins === 'lowest' ? Math.min(...stated) : Math.max(...stated);
  return { word, at: values.flatMap((value, index) => (value === best ? [index] : [])) };
}

/** Feeds state power as text: `110 kW`. Other units are not compared. */
function kilowatts(power: string | undefined): number | undefined {
  const amount = /^(\d+(?:\.\d+)?)\s*kW\b/i.exec(power?.trim() ?? '')?.[1];
  return amount === undefined ? undefined : Number(amount);
}
