import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';

/** A vehicle in a feed: its facts, and the platform's own fields that a feed may set. */
export interface FeedVehicle extends VehicleFacts {
  status?: string;
  /** ISO 8601 in UTC, like `created_at`. */
  sold_date_timestamp?: string;
  created_at?: string;
}

/**
 * A row of a feed. `line` is the line of the file on which the row starts, from 1. A refused row has an `identity` if
 * it could be read: its vehicle is still in the feed, so it must not be withdrawn.
 */
export type FeedRow =
  | { ok: true; line: number; vehicle: FeedVehicle; warnings: FeedFault[] }
  | {
      ok: false;
      line: number;
      faults: FeedFault[];
      /** The beginning of the row, for whoever corrects it. */
      words?: string;
      identity?: Pick<FeedVehicle, 'stocknum' | 'vin'>;
    };

/** A problem of a row. `value` is the value in the feed, shortened if it is long. */
export interface FeedFault {
  field: string;
  value?: string;
  reason: string;
}

const maxQuotedLength = 80;

const maxRowWords = 200;

/** The beginning of a row, cell by cell. */
export function rowWords(values: Readonly<Record<string, unknown>>): string {
  let words = '';
  for (const [column, cell] of Object.entries(values)) {
    if (cell === '' || cell === null || cell === undefined) continue;
    const text = typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
    words += `${words && ', '}${column}: ${text.slice(0, maxRowWords)}`;
    if (words.length > maxRowWords) return `${words.slice(0, maxRowWords - 1)}…`;
  }
  return words;
}

export function feedFault(field: string, reason: string, value?: unknown): FeedFault {
  if (value === undefined) return { field, reason };
  const text = typeof value === 'object' ? (Array.isArray(value) ? '[…]' : '{…}') : String(value);
  return {
    field,
    value: text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength - 1)}…` : text,
    reason,
  };
}
