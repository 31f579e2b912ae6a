/**
 * How a run of a feed ended: `ok` changed the stock or found it as it should be, `unchanged` found the source as it was
 * at the last run, `refused` got a feed that may not be imported, `failed` got none.
 */
export const feedOutcomes = ['ok', 'unchanged', 'refused', 'failed'] as const;
export type FeedOutcome = (typeof feedOutcomes)[number];

/** Why a dealership's feed needs somebody to look at it. */
export const feedTroubles = ['stale', 'failing', 'withdraws-too-much', 'nothing-listed'] as const;
export type FeedTrouble = (typeof feedTroubles)[number];

/** A row that was not imported. */
export interface RefusedRow {
  line: number;
  field: string;
  reason: string;
  /** The value in the feed. */
  value?: string;
  /** The beginning of the row. */
  row?: string;
}

/** Equal warnings about values that were dropped. */
export interface FeedWarning {
  field: string;
  reason: string;
  count: number;
  /** The first lines with it. */
  lines: number[];
  /** The first different values. */
  examples: string[];
}

/** What a run did. Counts are absent if it did not come so far. */
export interface FeedReport {
  /** Why it was refused or failed. */
  reason?: string;
  seconds: number;
  bytes?: number;
  rows?: number;
  added?: number;
  changed?: number;
  unchanged?: number;
  withdrawn?: number;
  refused?: number;
  warnings?: number;
  /** The first of the refused rows. */
  refused_rows?: RefusedRow[];
  warning_groups?: FeedWarning[];
  /** Why no site lists a vehicle of the dealership after the run. */
  nothing_listed?: string;
}
