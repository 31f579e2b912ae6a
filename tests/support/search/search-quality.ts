import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { distanceKm } from '#domain/place/distance-km.ts';
import { placeOfCity } from '#partners/postcode-place/place-of-city.ts';
import { placesNamed } from '#partners/postcode-place/places-named.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import { understoodCriteria } from '#search/vehicle-search/understanding/understood-criteria.ts';
import type { RealStock } from '#tests/support/real-stock.ts';
import { understandingOf } from './understanding-settings.ts';
import { metroPostcodes, searchQueries, type Wanted } from './search-queries.ts';

/** The quality of the results for a query, as shares of 1; undefined for a query that means no vehicle. */
export interface QueryQuality {
  query: string;
  wanted: number;
  found: number;
  /** The share of the wanted vehicles that are found. */
  recall: number;
  /** The share of the found vehicles that are wanted. */
  precision: number;
  /** The address that the words led to. */
  address: string;
}

/** Runs each query of the test set as the search page does. */
export async function searchQuality(real: RealStock): Promise<QueryQuality[]> {
  const qualities: QueryQuality[] = [];
  for (const [query, wanted] of searchQueries) qualities.push(await qualityOf(query, wanted, real));
  return qualities;
}

async function qualityOf(
  query: string,
  wanted: Wanted,
  { vehicles, stock, settings }: RealStock,
): Promise<QueryQuality> {
  const asked = { ...everything, query };
  const { criteria: understood } = await understoodCriteria(
    asked,
    stock,
    understandingOf(settings),
  );
  const found = new Set((await stock.first(understood, vehicles.length)).map(({ id }) => id));
  const meant = vehicles.filter((vehicle) => isWanted(vehicle, wanted));
  const both = meant.filter(({ id }) => found.has(id)).length;
  return {
    query,
    wanted: meant.length,
    found: found.size,
    recall: both / meant.length,
    precision: found.size === 0 ? 0 : both / found.size,
    address: decodeURIComponent(searchUrl(understood)),
  };
}

export function meanOf(qualities: readonly QueryQuality[], share: 'recall' | 'precision'): number {
  return qualities.reduce((sum, quality) => sum + quality[share], 0) / qualities.length;
}

function isWanted(vehicle: Vehicle, wanted: Wanted): boolean {
  return (
    isAmong(vehicle.make, wanted.make) &&
    isAmong(vehicle.simple_body, wanted.body) &&
    isAmong(vehicle.simple_fuel, wanted.fuel) &&
    isAmong(driveOf(vehicle), wanted.drive) &&
    isAmong(vehicle.simple_transmission, wanted.gears) &&
    isAmong(vehicle.colour, wanted.colour) &&
    isAmong(vehicle.car_type, wanted.condition) &&
    isAmong(vehicle.state, wanted.state) &&
    isAmong(vehicle.city, wanted.city) &&
    (!wanted.seats || wanted.seats.includes(vehicle.seats ?? 0)) &&
    (!wanted.model || wanted.model.test(vehicle.model)) &&
    (!wanted.name || wanted.name.test(vehicle.name)) &&
    (!wanted.badge || hasWords(vehicle.badge ?? '', wanted.badge)) &&
    isWithin(vehicle.price, wanted.price) &&
    isWithin(vehicle.km, wanted.km) &&
    isWithin(vehicle.year, wanted.year) &&
    (!wanted.metro || isInMetro(vehicle, wanted.metro)) &&
    (wanted.cylinders === undefined || isOneOf(vehicle.cylinders, [wanted.cylinders].flat())) &&
    (wanted.litres === undefined || vehicle.engine_size_litres === wanted.litres) &&
    (!wanted.doors || isOneOf(vehicle.doors, wanted.doors)) &&
    (!wanted.near || isNear(vehicle, wanted.near))
  );
}

function isOneOf(value: number | undefined, wanted: readonly number[]): boolean {
  return value !== undefined && wanted.includes(value);
}

/** The drive from its column or, where that says "Other", from the title. */
function driveOf({ simple_drive: drive, name }: Vehicle): string | undefined {
  return drive ?? (/\b(?:4x4|4wd)\b/i.test(name) ? '4WD' : undefined);
}

function isAmong(value: string | undefined, wanted: string | readonly string[] | undefined) {
  return wanted === undefined || (value !== undefined && [wanted].flat().includes(value));
}

function isWithin(value: number | undefined, bounds: readonly [number, number] | undefined) {
  return !bounds || (value !== undefined && value >= bounds[0] && value <= bounds[1]);
}

/**
 * Whether words are adjacent, between spaces or punctuation: `VTi` is in `VTi-L` and `ss-v` in `SS V`, but `XT` is not
 * in `XTR`.
 */
function hasWords(badge: string, words: string): boolean {
  const spaced = (text: string): string =>
    ` ${text
      .toLowerCase()
      .replace(/[^a-z0-9.]+/g, ' ')
      .trim()} `;
  return spaced(badge).includes(spaced(words));
}

function isNear({ city, state }: Vehicle, [suburb, of, km]: NonNullable<Wanted['near']>): boolean {
  const [place, centre] = [city && placeOfCity(city, state), placeOfCity(suburb, of)];
  return Boolean(place && centre && distanceKm(place, centre) <= km);
}

function isInMetro({ city, state }: Vehicle, metro: keyof typeof metroPostcodes): boolean {
  const places = city === undefined ? [] : placesNamed(city);
  return places.some((place) => {
    const postcode = Number(place.postcode);
    const isIn = metroPostcodes[metro].some(([from, to]) => from <= postcode && postcode <= to);
    return place.state === state && isIn;
  });
}
