import type { Backdrop } from '#demo/pictures/backdrop.ts';
import type { CaravanLine } from '#demo/catalogue/caravans.ts';
import type { ModelLine } from '#demo/catalogue/model-line.ts';
import type { CarType } from '#domain/vehicle/vehicle.ts';

/** The stock of a demo dealership and how it sells. */
export interface Yard {
  slug: string;
  /** The prefix of its stock numbers. */
  prefix: string;
  locationIds: readonly string[];
  backdrops: readonly Backdrop[];
  /** The share of its prices that are drive away; the others exclude government charges. */
  driveAwayShare: number;
  lots: readonly Lot[];
}

export interface Lot {
  carType: CarType;
  count: number;
  lines: readonly ModelLine[] | readonly CaravanLine[];
  /** In full years; recent ones are the most frequent. */
  ages?: readonly [youngest: number, oldest: number];
  kmPerYear?: number;
}
