/** A promotional tile among the search results. */
export interface Promotion {
  /** `YYYY-MM-DD`, the first day on which it is shown; without it there is no start. */
  start?: string | undefined;
  /** `YYYY-MM-DD`, the last day on which it is shown. */
  expiry?: string | undefined;
  /** Its order among the promotions; with `strictDisplay`, its fixed place among the cards, from 1. */
  position: number;
  /** False hides the promotion without deleting it. */
  display: boolean;
  /** Shows it only at its own position, outside the rotation. */
  strictDisplay: boolean;
}

/** Places among the cards of a page, counted from 1. */
export type PromotionPlacement =
  | { kind: 'every'; every: number }
  | { kind: 'positions'; positions: readonly number[] }
  | { kind: 'random'; count: number };
