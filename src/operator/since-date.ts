import { InvalidArgumentError } from 'commander';

const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Parses the date of an option: a day, which starts at midnight UTC, or an instant with its time zone. */
export function sinceDate(text: string): Date {
  const date = new Date(text);
  // some parsers accept 31 February as 3 March
  const exists = !Number.isNaN(date.getTime()) && (!day.test(text) || iso(date) === text);
  if (!exists || !(day.test(text) || instant.test(text)))
    throw new InvalidArgumentError('must look like 2026-11-30 or 2026-11-30T09:30:00+11:00');
  return date;
}

function iso(date: Date): string {
  return date.toISOString().slice(0, 10);
}
