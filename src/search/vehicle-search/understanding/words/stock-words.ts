import { stateNames } from '#domain/vehicle/spelling/state-code.ts';
import type { ChoiceAttribute } from '#domain/vehicle/facets.ts';
import { isAnyNear, pointOfPlace } from '#search/vehicle-search/places-near.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import { memoise } from '#search/vehicle-search/memoise.ts';
import { cities } from './cities.ts';
import { makeNames } from './make-names.ts';
import type { Meaning } from '#search/vehicle-search/understanding/meaning.ts';
import { type ModelNames, modelNames, standsAlone } from './model-names.ts';
import { cityNicknames, regions, stateNicknames } from './regions.ts';
import { stopWords, type TradeWord, tradeWords } from './trade-words.ts';
import { keyOf } from './words-of.ts';

export interface StockWordsSettings {
  synonyms: readonly (readonly string[])[];
  /** Every suburb, town and locality of a name. */
  placesNamed(name: string): readonly unknown[];
}

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
  /** The words of everything that describes a vehicle: makes, models, badges, colours and facts, but no places. */
  titleWords: ReadonlySet<string>;
  /** Single words to which a typing error may be corrected. */
  correctable: readonly string[];
  /** Every word that describes the stock; a known word is not corrected. */
  known: ReadonlySet<string>;
}

/** Attributes with values that are words as they stand. A value of two attributes belongs to the first. */
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
export function stockWords(vocabulary: StockVocabulary, settings: StockWordsSettings): StockWords {
  let words = cache.get(vocabulary);
  if (!words) {
    words = buildStockWords(vocabulary, settings);
    cache.set(vocabulary, words);
  }
  return words;
}

function buildStockWords(
  vocabulary: StockVocabulary,
  { synonyms, placesNamed }: StockWordsSettings,
): StockWords {
  const places = placesOf(vocabulary, placesNamed);
  const meanings = meaningsOf(vocabulary, places, synonyms);
  const models = modelNames(vocabulary);
  const badgeWords = new Set(wordsOfValues(vocabulary, ['badge']));
  const titleWords = new Set([...badgeWords, ...wordsOfValues(vocabulary, titleAttributes)]);
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
    titleWords,
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

  const addTradeWord = ({ attribute, values: wanted, isAnyOf, phrases }: TradeWord): void => {
    const spelled = wanted.flatMap(
      (word) => values(attribute).find((value) => keyOf(value) === keyOf(word)) ?? [],
    );
    const own = isAnyOf ? spelled : spelled.slice(0, 1);
    // a fact that no vehicle has is not searched as text either: "automatic" would find Android Auto
    const isAbsent = own.length === 0 && isAlwaysKnown(attribute) && values(attribute).length > 0;
    for (const words of phrases) addChoice(words, attribute, isAbsent ? wanted.slice(0, 1) : own);
  };

  const shared = sharedNames(vocabulary);
  for (const [name, meaning] of places) if (meaning.kind === 'near') add(name, meaning);
  for (const word of tradeWords.filter(({ attribute }) => attribute === 'body_style'))
    addTradeWord(word);
  for (const attribute of valueAttributes) {
    for (const value of values(attribute)) {
      // "for sale" does not mean the town of Sale
      if (stopWords.has(keyOf(value))) continue;
      if (attribute === 'make' && shared.has(keyOf(value))) continue;
      const place = places.get(keyOf(value));
      if (attribute !== 'city') addChoice(value, attribute, [value]);
      else if (place) add(value, place);
    }
  }
  const makes = values('make');
  for (const [name, named] of Object.entries(makeNames))
    addChoice(
      name,
      'make',
      named.filter((make) => makes.includes(make)),
    );
  for (const word of tradeWords) addTradeWord(word);
  for (const [state, name] of Object.entries(stateNames)) {
    const own = values('state').filter((value) => keyOf(value) === keyOf(state));
    addChoice(name, 'state', own);
  }
  // a state without vehicles still becomes a filter, which finds nothing; as text it might find other words
  if (values('state').length > 0)
    for (const [name, state] of Object.entries(stateNicknames)) addChoice(name, 'state', [state]);
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

function isAlwaysKnown(attribute: ChoiceAttribute): boolean {
  const known: readonly ChoiceAttribute[] = ['cab', 'plug_in', 'transmission', 'fuel', 'drive'];
  return known.includes(attribute);
}

/**
 * Large cities and regions, as the area around them if the stock has places there, and the stock's own cities that the
 * table of places lacks. If the stock has no coordinates, a city only means vehicles with its name.
 */
function placesOf(
  vocabulary: StockVocabulary,
  placesNamed: StockWordsSettings['placesNamed'],
): Map<string, Meaning> {
  const hasPoints = vocabulary.places.length > 0;
  const names = vocabulary
    .values('city')
    .map(([city]) => city)
    .filter((city) => !hasPoints || placesNamed(city).length === 0);
  const own = [...namesakes(names)].map(
    ([city, values]) => [keyOf(city), { kind: 'choice', attribute: 'city', values }] as const,
  );
  const points = vocabulary.places.map(pointOfPlace);
  const nicknames = Object.entries(cityNicknames);
  const around = cities
    .filter((city) => isAnyNear(points, city, city.km))
    .flatMap(({ name, postcode, km }) =>
      [name, ...nicknames.flatMap(([other, of]) => (of === name ? [other] : []))].map(
        (known) => [keyOf(known), { kind: 'near', postcode, km }] as const,
      ),
    );
  const ofRegions = (hasPoints ? regions : []).flatMap(({ names: known, postcode, km }) =>
    known.map((name) => [keyOf(name), { kind: 'near', postcode, km }] as const),
  );
  return new Map<string, Meaning>([...own, ...around, ...ofRegions]);
}

/** Each city with the others that have its name in theirs: Dandenong also means Dandenong South. */
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

/** Makes that other makes' models are also named by, on more than a tenth as many vehicles as their own. */
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

const titleAttributes = [
  'make',
  'model',
  'series',
  'body',
  'fuel',
  'transmission',
  'drive',
  'car_type',
  'colour',
  'filtered_features',
] as const satisfies readonly ChoiceAttribute[];

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
