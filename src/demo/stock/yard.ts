import type { Backdrop } from '#demo/pictures/backdrop.ts';
import type { CaravanLine } from '#demo/catalogue/caravans.ts';
import type { ModelLine } from '#demo/catalogue/model-line.ts';
import type { CarType } from '#domain/vehicle/vehicle.ts';

/** What a dealership of the demo has standing, and how it goes about selling it. */
export interface Yard {
  slug: string;
  /** Its stock numbers begin with this. */
  prefix: string;
  locationIds: readonly string[];
  backdrops: readonly Backdrop[];
  /** Share of its prices that are drive away; the others exclude government charges. */
  driveAwayShare: number;
  lots: readonly Lot[];
}

export interface Lot {
  carType: CarType;
  count: number;
  lines: readonly ModelLine[] | readonly CaravanLine[];
  /** Full years; the youngest come most often. */
  ages?: readonly [youngest: number, oldest: number];
  kmPerYear?: number;
}
