import { stateNames } from '#domain/vehicle/spelling/state-code.ts';
import type { ChoiceAttribute } from '#domain/vehicle/facets.ts';
import { isAnyNear, pointOfPlace } from '#search/vehicle-search/places-near.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import { remembered } from '#search/vehicle-search/remembered.ts';
import { cities } from './cities.ts';
import { makeNames } from './make-names.ts';
import type { Meaning } from '#search/vehicle-search/understanding/meaning.ts';
import { type ModelNames, modelNames, standsAlone } from './model-names.ts';
import { emptyWords, tradeWords } from './trade-words.ts';
import { keyOf } from './words-of.ts';

/** The words of a site's stock, by their letters and digits. */
export interface StockWords {
  /** What a word or phrase means whatever stands around it. Models depend on the makes beside them. */
  meanings: ReadonlyMap<string, Meaning>;
  /** Cities and suburbs alone. */
  places: ReadonlyMap<string, Meaning>;
  models: ModelNames;
  /** All badges of the stock. */
  badges: readonly string[];
  /** The words of all badges: a model of such a name may be meant as a badge. */
  badgeWords: ReadonlySet<string>;
  /** Single words that a slip of the finger may have been meant to be. */
  corrigible: readonly string[];
  /** Every single word that the stock is described in: what is right is not corrected. */
  known: ReadonlySet<string>;
}

/** Attributes whose values are looked up as they are; what two have belongs to the first. */
const valueAttributes = [
  'make',
  'body',
  'fuel',
  'transmission',
  'drive',
  'car_type',
  'colour',
  'state',
  'city',
  'location_name',
  'dealership_name',
] as const satisfies readonly ChoiceAttribute[];

/** Shorter words are too near to each other to be corrected. */
export const LEAST_CORRIGIBLE = 5;

/** A make whose name stands in so large a share of other makes' models (Haval in GWM's) is not meant alone. */
const SHARED_NAME = 0.1;

const made = new WeakMap<StockVocabulary, StockWords>();

/** Made once for each vocabulary, which is made anew when the stock changes. */
export function stockWords(
  vocabulary: StockVocabulary,
  synonyms: readonly (readonly string[])[],
): StockWords {
  let words = made.get(vocabulary);
  if (!words) {
    words = makeStockWords(vocabulary, synonyms);
    made.set(vocabulary, words);
  }
  return words;
}

function makeStockWords(
  vocabulary: StockVocabulary,
  synonyms: readonly (readonly string[])[],
): StockWords {
  const places = placesOf(vocabulary);
  const meanings = meaningsOf(vocabulary, places, synonyms);
  const models = modelNames(vocabulary);
  const badgeWords = new Set(wordsOfValues(vocabulary, ['badge']));
  const known = new Set([
    ...badgeWords,
    ...wordsOfValues(vocabulary, describing),
    ...Object.keys(makeNames),
  ]);
  const modelWords = [...models.alone].flatMap(([key, named]) =>
    named.some(({ isWhole }) => isWhole) && standsAlone(key, named) ? [key] : [],
  );
  return {
    meanings,
    places,
    models,
    badges: vocabulary.values('badge').map(([badge]) => badge),
    badgeWords,
    corrigible: [...new Set([...meanings.keys(), ...modelWords])].filter(
      (key) => key.length >= LEAST_CORRIGIBLE,
    ),
    known,
  };
}

function meaningsOf(
  vocabulary: StockVocabulary,
  places: ReadonlyMap<string, Meaning>,
  synonyms: readonly (readonly string[])[],
): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const values = (attribute: ChoiceAttribute): string[] =>
    vocabulary.values(attribute).map(([value]) => value);
  const add = (words: string, meaning: Meaning): void => {
    const key = keyOf(words);
    if (key !== '' && !meanings.has(key)) meanings.set(key, meaning);
  };
  const addChoice = (
    words: string,
    attribute: ChoiceAttribute,
    chosen: readonly string[],
  ): void => {
    if (chosen.length > 0) add(words, { kind: 'choice', attribute, values: chosen });
  };

  const shared = sharedNames(vocabulary);
  for (const city of cities) {
    const meaning = places.get(keyOf(city.name));
    if (meaning) add(city.name, meaning);
  }
  for (const attribute of valueAttributes) {
    for (const value of values(attribute)) {
      // "for sale" asks for nothing in Sale
      if (emptyWords.has(keyOf(value))) continue;
      if (attribute === 'make' && shared.has(keyOf(value))) continue;
      if (attribute === 'city') add(value, places.get(keyOf(value))!);
      else addChoice(value, attribute, [value]);
    }
  }
  const makes = values('make');
  for (const [said, named] of Object.entries(makeNames))
    addChoice(
      said,
      'make',
      named.filter((make) => makes.includes(make)),
    );
  for (const { attribute, values: wanted, said } of tradeWords) {
    const own = wanted
      .map((word) => values(attribute).find((value) => keyOf(value) === keyOf(word)))
      .find((value) => value !== undefined);
    if (own !== undefined) for (const words of said) addChoice(words, attribute, [own]);
  }
  for (const [state, name] of Object.entries(stateNames)) {
    const own = values('state').filter((value) => keyOf(value) === keyOf(state));
    addChoice(name, 'state', own);
  }
  for (const value of values('filtered_features')) {
    // one word of an equipment list is too little to be sure: "electric", "heated"
    if (/\s/.test(value)) addChoice(value, 'filtered_features', [value]);
  }
  for (const group of synonyms) {
    const meaning = group.map((words) => meanings.get(keyOf(words))).find(Boolean);
    if (meaning) for (const words of group) add(words, meaning);
  }
  return meanings;
}

/** Cities and suburbs. A large city means its surroundings where the stock has places there, else its name alone. */
function placesOf(vocabulary: StockVocabulary): Map<string, Meaning> {
  const names = vocabulary.values('city').map(([city]) => city);
  const own = [...namesakes(names)].map(
    ([city, values]) => [keyOf(city), { kind: 'choice', attribute: 'city', values }] as const,
  );
  const points = vocabulary.places.map(pointOfPlace);
  const around = cities
    .filter((city) => isAnyNear(points, city, city.km))
    .map(({ name, postcode, km }) => [keyOf(name), { kind: 'near', postcode, km }] as const);
  return new Map<string, Meaning>([...own, ...around]);
}

/** Each city with those that have its name in theirs: Dandenong is also meant by Dandenong South. */
function namesakes(names: readonly string[]): Map<string, string[]> {
  const byWord = new Map<string, string[]>();
  for (const name of names) {
    for (const word of new Set(name.split(' ')))
      byWord.set(word, [...(byWord.get(word) ?? []), name]);
  }
  return new Map(
    names.map((name) => {
      const near = byWord.get(name.split(' ')[0] ?? '') ?? [];
      const others = near.filter((one) => one !== name && ` ${one} `.includes(` ${name} `));
      return [name, [name, ...others]];
    }),
  );
}

/** Makes of which the name stands in other makes' models, by more than a tenth of their own vehicles. */
function sharedNames(vocabulary: StockVocabulary): ReadonlySet<string> {
  const counts = new Map(vocabulary.values('make_model'));
  const own = new Map<string, number>();
  const others = new Map<string, number>();
  const addTo = (sums: Map<string, number>, key: string, count: number): unknown =>
    sums.set(key, (sums.get(key) ?? 0) + count);
  for (const [make] of vocabulary.values('make')) {
    for (const model of vocabulary.modelsOf(make)) {
      const count = counts.get(`${make} ${model}`) ?? 0;
      addTo(own, keyOf(make), count);
      for (const word of new Set(model.split(/\s+/).map(keyOf)))
        if (word !== keyOf(make)) addTo(others, word, count);
    }
  }
  const shared = [...others].filter(([key, count]) => count > (own.get(key) ?? 0) * SHARED_NAME);
  return new Set(shared.map(([key]) => key));
}

const describing = [
  ...valueAttributes,
  'model',
  'series',
  'filtered_features',
  'tag',
  'categories',
] as const satisfies readonly ChoiceAttribute[];

function wordsOfValues(
  vocabulary: StockVocabulary,
  attributes: readonly ChoiceAttribute[],
): string[] {
  return attributes.flatMap((attribute) =>
    vocabulary.values(attribute).flatMap(([value]) => keysOfWords(value)),
  );
}

const keysOfWords = remembered((value) => value.split(/\s+/).map(keyOf), 20_000);
