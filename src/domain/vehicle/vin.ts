/** The first year in which Australian design rules ask for a 17-character VIN; older vehicles have a chassis number. */
export const firstVinYear = 1989;

/** 17 characters of capitals and digits without I, O and Q, which are read as 1 and 0. */
export function isVin(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(text);
}

/** Whether a number may stand as the VIN of a vehicle of that year; an unknown year is taken for a modern one. */
export function isVinOfYear(text: string, year: number | undefined): boolean {
  if (isVin(text)) return true;
  return year !== undefined && year < firstVinYear && /^[A-Z0-9-]{4,17}$/.test(text);
}
