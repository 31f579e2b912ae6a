import { dayIn } from '#domain/time/day-in.ts';
import type { SiteSettings } from './site-settings.ts';

/** The latest possible year of a vehicle: next year's models are sold from the middle of this one. */
export function newestVehicleYear({ time_zone }: SiteSettings, now: Date): number {
  return Number(dayIn(time_zone, now).slice(0, 4)) + 1;
}
