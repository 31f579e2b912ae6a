import { distanceKm } from '#domain/place/distance-km.ts';
import type { NamedPlace } from '#domain/place/named-place.ts';
import { stateCode } from '#domain/vehicle/spelling/state-code.ts';
import { pointOfPlace } from '#search/vehicle-search/places-near.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import type { Meaning, Rule } from '#search/vehicle-search/understanding/meaning.ts';
import { cities } from '#search/vehicle-search/understanding/words/cities.ts';
import type { Word } from '#search/vehicle-search/understanding/words/words-of.ts';

/** In words: `Upper Ferntree Gully`. */
const LONGEST_NAME = 5;
/** The radius around a suburb. */
const SUBURB_KM = 25;
/** The radius around a country town, where shoppers drive farther. */
const COUNTRY_KM = 50;
/** A place this close to a capital is one of its suburbs. */
const CAPITAL_REACH_KM = 60;
/** A place with at least this many people is known by its name alone. */
const TOWN_PEOPLE = 1000;
/** So is any place this close to a yard of the stock, because the dealer's own suburb may be industrial. */
const NEXT_DOOR_KM = 10;
/** Shorter names count only where a place is certain. */
const MIN_LENGTH = 4;

const capitals = cities.filter(({ km }) => km >= 50);
const prepositions = new Set(['in', 'at', 'around', 'near', 'nearby', 'from', 'of', 'close', 'to']);

interface Parts {
  vocabulary: StockVocabulary;
  placesNamed(name: string): readonly NamedPlace[];
  /** Whether a make, model, badge or other fact of the stock contains the word; it then takes precedence over places. */
  isOtherwiseKnown(key: string): boolean;
}

/**
 * Reads a suburb or town as the area around it: `parramatta`, `belmont vic`, `gympie 4570`. Among places of one name,
 * picks the one in the state or postcode that follows, otherwise the one with the most vehicles around it.
 */
export function suburbRule({ vocabulary, placesNamed, isOtherwiseKnown }: Parts): Rule {
  const yards = yardsOf(vocabulary);
  const around = (place: NamedPlace): number =>
    yards.reduce((sum, yard) => (distanceKm(yard, place) <= SUBURB_KM ? sum + yard.count : sum), 0);
  const isNextDoor = (place: NamedPlace): boolean =>
    yards.some((yard) => distanceKm(yard, place) <= NEXT_DOOR_KM);
  return (words, at) => {
    if (yards.length === 0) return undefined;
    const isAfterPreposition = prepositions.has(words[at - 1]?.text ?? '');
    for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
      const part = words.slice(at, at + length);
      const name = part.map(({ text }) => text).join(' ');
      if (!/^[\p{L} .'’-]+$/u.test(name)) continue;
      const named = placesNamed(name);
      if (named.length === 0) continue;
      const stated = statedAt(words, at + length);
      const inStated = stated ? named.filter(stated) : [];
      const isStated = inStated.length > 0;
      const isCertain = isAfterPreposition || isStated;
      const isFree =
        name.length >= MIN_LENGTH && (length > 1 || !isOtherwiseKnown(part[0]?.key ?? ''));
      const usual = (isStated ? inStated : named).filter(
        (place) => isCertain || (isFree && (place.population >= TOWN_PEOPLE || isNextDoor(place))),
      );
      const best = usual
        .map((place) => ({ place, vehicles: around(place) }))
        .sort((a, b) => b.vehicles - a.vehicles || b.place.population - a.place.population)[0];
      if (!best) continue;
      return {
        length: length + (isStated ? 1 : 0),
        meaning: surroundingsOf(best.place),
      };
    }
    return undefined;
  };
}

interface Yard {
  lat: number;
  long: number;
  /** The number of vehicles. */
  count: number;
}

const yardCache = new WeakMap<StockVocabulary, readonly Yard[]>();

function yardsOf(vocabulary: StockVocabulary): readonly Yard[] {
  const cached = yardCache.get(vocabulary);
  if (cached) return cached;
  const yards = vocabulary.placeCounts.map(([place, count]) => ({ ...pointOfPlace(place), count }));
  yardCache.set(vocabulary, yards);
  return yards;
}

/** The area around a place that a shopper means by its name. */
export function surroundingsOf({ postcode, name, lat, long }: NamedPlace): Meaning {
  const isSuburb = capitals.some((city) => distanceKm(city, { lat, long }) <= CAPITAL_REACH_KM);
  return { kind: 'near', postcode, suburb: name, km: isSuburb ? SUBURB_KM : COUNTRY_KM };
}

/** Reads the state or postcode after a name, as the condition that the place fulfils. */
function statedAt(
  words: readonly Word[],
  at: number,
): ((place: Pick<NamedPlace, 'state' | 'postcode'>) => boolean) | undefined {
  const text = words[at]?.text ?? '';
  const state = text === '' ? undefined : stateCode(text);
  if (state) return (place) => place.state === state;
  return /^\d{4}$/.test(text) ? (place) => place.postcode === text : undefined;
}
