import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';

/** What a feed says of one vehicle: its facts, and of what the platform keeps itself, what a feed may set. */
export interface FeedVehicle extends VehicleFacts {
  status?: string;
  /** ISO 8601 instants, UTC. */
  sold_date_timestamp?: string;
  created_at?: string;
}

/**
 * `line` is the line of the file on which the row starts, from 1. A refused row may still tell whose it is: that
 * vehicle is in the feed, however badly described.
 */
export type FeedRow =
  | { ok: true; line: number; vehicle: FeedVehicle; warnings: FeedFault[] }
  | {
      ok: false;
      line: number;
      faults: FeedFault[];
      identity?: Pick<FeedVehicle, 'stocknum' | 'vin'>;
    };

/** `value` is what the feed said, cut short where it is long. */
export interface FeedFault {
  field: string;
  value?: string;
  reason: string;
}

const longestQuote = 80;

export function feedFault(field: string, reason: string, value?: unknown): FeedFault {
  if (value === undefined) return { field, reason };
  const text = typeof value === 'object' ? (Array.isArray(value) ? '[…]' : '{…}') : String(value);
  return {
    field,
    value: text.length > longestQuote ? `${text.slice(0, longestQuote - 1)}…` : text,
    reason,
  };
}
