import { addressDollars } from '#domain/price/address-dollars.ts';

const MAX_QUERY = 200;
const MAX_VALUES = 60;
const MAX_VALUE_LENGTH = 120;
const MAX_PAGE = 100_000;

/** In whole dollars, both ends included. */
export interface DollarRange {
  min?: number;
  max?: number;
}

/** Reads the values of a parameter. Ignores invalid ones, because addresses live on in bookmarks for years. */
export function chosenValues(parameters: URLSearchParams, name: string): string[] {
  const values = parameters
    .getAll(name)
    .map((value) => value.trim())
    .filter((value) => value !== '' && value.length <= MAX_VALUE_LENGTH);
  return [...new Set(values)].slice(0, MAX_VALUES);
}

/** Parses `range[price]=1000:20000`, or `price_min` and `price_max` from a form without script. */
export function dollarRange(parameters: URLSearchParams, name: string): DollarRange | undefined {
  const [from, to] = parameters.get(`range[${name}]`)?.split(':', 2) ?? [
    parameters.get(`${name}_min`),
    parameters.get(`${name}_max`),
  ];
  const min = addressDollars(from);
  const max = addressDollars(to);
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

export function searchWords(parameters: URLSearchParams): string | undefined {
  const words = parameters.get('query')?.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY).trim();
  return words === '' ? undefined : words;
}

/** From 1. */
export function pageNumber(parameters: URLSearchParams): number {
  return Math.min(Math.max(wholeNumber(parameters.get('page')) ?? 1, 1), MAX_PAGE);
}

function wholeNumber(text: string | null | undefined): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
