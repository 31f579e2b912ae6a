/** The first year in which Australian design rules require a 17-character VIN; older vehicles have a chassis number. */
export const firstVinYear = 1989;

/** 17 capitals and digits, without I, O and Q, which look like 1 and 0. */
export function isVin(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(text);
}

/** Whether the text is a valid VIN, or chassis number, for that year; an unknown year counts as modern. */
export function isVinOfYear(text: string, year: number | undefined): boolean {
  if (isVin(text)) return true;
  return year !== undefined && year < firstVinYear && /^[A-Z0-9-]{4,17}$/.test(text);
}
