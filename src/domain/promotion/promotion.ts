/** A tile among the results that is no vehicle. */
export interface Promotion {
  /** `YYYY-MM-DD`, the first day it is shown on; shown from ever without one. */
  start?: string | undefined;
  /** `YYYY-MM-DD`, the last day it is shown on. */
  expiry?: string | undefined;
  /** Its turn among the promotions; with `strictDisplay` the place among the cards that it stands at, from 1. */
  position: number;
  /** Switches it off without losing it. */
  display: boolean;
  /** Stands at its own position or nowhere, and takes no turn with the others. */
  strictDisplay: boolean;
}

/** Places among the cards of a page, counted from 1. */
export type PromotionPlacement =
  | { kind: 'every'; every: number }
  | { kind: 'positions'; positions: readonly number[] }
  | { kind: 'random'; count: number };
