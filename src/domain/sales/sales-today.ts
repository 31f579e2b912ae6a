import { minuteIn } from '#domain/time/minute-in.ts';

/** How a sales counter counts. Source: specification 2, section 9. */
export interface SalesPace {
  /** The most that it shows in a day. */
  perDay: number;
  secondsPerSale: number;
  /** The day starts at midnight in this time zone. */
  timeZone: string;
}

/** The number that a sales counter shows: it grows evenly from 0 at midnight. */
export function salesToday(now: Date, { perDay, secondsPerSale, timeZone }: SalesPace): number {
  const time = minuteIn(timeZone, now).slice(11);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const seconds = hours * 3600 + minutes * 60 + now.getUTCSeconds();
  return Math.min(perDay, Math.floor(seconds / secondsPerSale));
}
