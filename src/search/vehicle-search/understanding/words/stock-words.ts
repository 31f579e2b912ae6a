import { stateNames } from '#domain/vehicle/spelling/state-code.ts';
import type { ChoiceAttribute } from '#domain/vehicle/facets.ts';
import { isAnyNear, pointOfPlace } from '#search/vehicle-search/places-near.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import { memoise } from '#search/vehicle-search/memoise.ts';
import { cities } from './cities.ts';
import { makeNames } from './make-names.ts';
import type { Meaning } from '#search/vehicle-search/understanding/meaning.ts';
import { type ModelNames, modelNames, standsAlone } from './model-names.ts';
import { stopWords, tradeWords } from './trade-words.ts';
import { keyOf } from './words-of.ts';

/** The words of a site's stock, by their letters and digits. */
export interface StockWords {
  /** What a word or phrase means in any context. Models are separate, because they depend on the make beside them. */
  meanings: ReadonlyMap<string, Meaning>;
  /** Only cities and suburbs. */
  places: ReadonlyMap<string, Meaning>;
  models: ModelNames;
  /** All badges of the stock. */
  badges: readonly string[];
  /** The words of all badges: a model of the same name may mean the badge. */
  badgeWords: ReadonlySet<string>;
  /** Single words to which a typing error may be corrected. */
  correctable: readonly string[];
  /** Every word that describes the stock; a known word is not corrected. */
  known: ReadonlySet<string>;
}

/** Attributes whose values are words as they stand. A value of two attributes belongs to the first. */
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

/** Shorter words resemble each other too much to be corrected. */
export const MIN_CORRECTED_LENGTH = 5;

/** Above this share of vehicles of other makes with the make's name in their model (GWM's Haval), it is ambiguous. */
const SHARED_NAME = 0.1;

const cache = new WeakMap<StockVocabulary, StockWords>();

/** Cached for each vocabulary, which is replaced when the stock changes. */
export function stockWords(
  vocabulary: StockVocabulary,
  synonyms: readonly (readonly string[])[],
): StockWords {
  let words = cache.get(vocabulary);
  if (!words) {
    words = buildStockWords(vocabulary, synonyms);
    cache.set(vocabulary, words);
  }
  return words;
}

function buildStockWords(
  vocabulary: StockVocabulary,
  synonyms: readonly (readonly string[])[],
): StockWords {
  const places = placesOf(vocabulary);
  const meanings = meaningsOf(vocabulary, places, synonyms);
  const models = modelNames(vocabulary);
  const badgeWords = new Set(wordsOfValues(vocabulary, ['badge']));
  const known = new Set([
    ...badgeWords,
    ...wordsOfValues(vocabulary, describingAttributes),
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
    correctable: [...new Set([...meanings.keys(), ...modelWords])].filter(
      (key) => key.length >= MIN_CORRECTED_LENGTH,
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
      // "for sale" does not mean the town of Sale
      if (stopWords.has(keyOf(value))) continue;
      if (attribute === 'make' && shared.has(keyOf(value))) continue;
      if (attribute === 'city') add(value, places.get(keyOf(value))!);
      else addChoice(value, attribute, [value]);
    }
  }
  const makes = values('make');
  for (const [name, named] of Object.entries(makeNames))
    addChoice(
      name,
      'make',
      named.filter((make) => makes.includes(make)),
    );
  for (const { attribute, values: wanted, phrases } of tradeWords) {
    const own = wanted
      .map((word) => values(attribute).find((value) => keyOf(value) === keyOf(word)))
      .find((value) => value !== undefined);
    if (own !== undefined) for (const words of phrases) addChoice(words, attribute, [own]);
  }
  for (const [state, name] of Object.entries(stateNames)) {
    const own = values('state').filter((value) => keyOf(value) === keyOf(state));
    addChoice(name, 'state', own);
  }
  for (const value of values('filtered_features')) {
    // a single word of a feature is too ambiguous: "electric", "heated"
    if (/\s/.test(value)) addChoice(value, 'filtered_features', [value]);
  }
  for (const group of synonyms) {
    const meaning = group.map((words) => meanings.get(keyOf(words))).find(Boolean);
    if (meaning) for (const words of group) add(words, meaning);
  }
  return meanings;
}

/** Cities and suburbs. A large city includes its surroundings if the stock has places there. */
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

/** Each city with those whose name contains its name: Dandenong also means Dandenong South. */
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

/** Makes whose name is in other makes' models, on more than a tenth as many vehicles as their own. */
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

const describingAttributes = [
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

const keysOfWords = memoise((value) => value.split(/\s+/).map(keyOf), 20_000);
