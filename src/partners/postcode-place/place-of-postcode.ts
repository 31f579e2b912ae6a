import { distanceKm } from '#domain/place/distance-km.ts';
import type { NamedPlace } from '#domain/place/named-place.ts';
import { australianPlaces } from './australian-places.ts';
import { placesNamed } from './places-named.ts';

const byPostcode = Map.groupBy(australianPlaces, ({ postcode }) => postcode);
const known = new Map<string, NamedPlace>();

/** If a postcode's places are farther apart than this, distances from its point are only rough. */
const ROUGH_KM = 10;

/**
 * The place of a postcode: where most of its people live or, without a town, the middle of its localities. If a suburb of
 * the postcode is given, the suburb's own point. Undefined for a text that is not an Australian delivery postcode.
 */
export function placeOfPostcode(postcode: string, suburb?: string): NamedPlace | undefined {
  if (suburb !== undefined) {
    const own = placesNamed(suburb).find((place) => place.postcode === postcode);
    if (own) return own;
  }
  const before = known.get(postcode);
  if (before) return before;
  const places = byPostcode.get(postcode);
  if (!places) return undefined;
  const place = centreOf(places);
  known.set(postcode, place);
  return place;
}

function centreOf(places: readonly NamedPlace[]): NamedPlace {
  const exact = places.filter(({ isRough }) => !isRough);
  const from = exact.length > 0 ? exact : places;
  const [largest] = from.toSorted((a, b) => b.population - a.population);
  const centre =
    largest && largest.population > 0 ? largest : nearestTo(middleOf(from), from, largest!);
  const spread = Math.max(...from.map((place) => distanceKm(centre, place)));
  return { ...centre, isRough: centre.isRough || spread > ROUGH_KM };
}

function middleOf(places: readonly NamedPlace[]): { lat: number; long: number } {
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
  return {
    lat: sum(places.map(({ lat }) => lat)) / places.length,
    long: sum(places.map(({ long }) => long)) / places.length,
  };
}

/** The middle with the name of the nearest place. */
function nearestTo(
  middle: { lat: number; long: number },
  places: readonly NamedPlace[],
  first: NamedPlace,
): NamedPlace {
  const nearest = places.reduce(
    (best, place) => (distanceKm(middle, place) < distanceKm(middle, best) ? place : best),
    first,
  );
  return { ...nearest, ...middle };
}
