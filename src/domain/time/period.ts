/** A time that may be open at either end, in minutes of one time zone: `2026-06-01T00:00`. */
export interface Period {
  /** The first minute. */
  starts?: string | undefined;
  /** The first minute after. */
  ends?: string | undefined;
}

export function isWithin({ starts, ends }: Period, minute: string): boolean {
  return (starts === undefined || starts <= minute) && (ends === undefined || minute < ends);
}

export function areInOrder({ starts, ends }: Period): boolean {
  return starts === undefined || ends === undefined || starts < ends;
}
