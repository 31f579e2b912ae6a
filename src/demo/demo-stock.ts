import { readFileSync } from 'node:fs';
import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';

/** The day on which the feeds' dates are right. */
const DATED_ON = Date.parse('2026-11-21T00:00:00Z');
const DAY_MS = 86_400_000;

/** A row of a demo feed. */
export interface DemoVehicle extends VehicleFacts {
  stocknum: string;
  status: string;
  created_at: string;
  sold_date_timestamp?: string;
}

/** Dates that are as long ago, or ahead, whenever the demo is started. */
const movingDates = ['created_at', 'sold_date_timestamp', 'rego_expiry'] as const;

/** The feed of a demo dealership: the same vehicles at every call, with arrivals, sales and registrations dated from `today`. */
export function* demoStock(dealershipSlug: string, today: Date): Generator<DemoVehicle> {
  const days = Math.floor((today.getTime() - DATED_ON) / DAY_MS);
  const feed = readFileSync(new URL(`./feeds/${dealershipSlug}.jsonl`, import.meta.url), 'utf8');
  for (const line of feed.trimEnd().split('\n')) {
    // our own files, which are validated when they are imported
    const vehicle = JSON.parse(line) as DemoVehicle;
    for (const field of movingDates) {
      const date = vehicle[field];
      if (date !== undefined) vehicle[field] = later(date, days);
    }
    yield vehicle;
  }
}

/** @param date with or without a time */
function later(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, date.length);
}
