import type { Place } from './place.ts';

/** A suburb, town or locality with its own point. */
export interface NamedPlace extends Place {
  postcode: string;
  /** 0 if unknown, which means fewer than about 500. */
  population: number;
  /** Whether its point is only estimated from its neighbours. */
  isRough: boolean;
}
