import { stateNames } from '#domain/vehicle/state-code.ts';
import type { ChoiceAttribute } from '#search/vehicle-search/criteria.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import type { Meaning } from './meaning.ts';
import { everydayModels, tradeWords } from './trade-words.ts';
import { keyOf } from './words-of.ts';

/** The words of a site's stock, by their letters and digits. */
export interface StockWords {
  /** What a word or phrase means whatever stands around it. */
  meanings: ReadonlyMap<string, Meaning>;
  /** Models whose make must be known first, since several makes have them. */
  modelsOfSeveral: ReadonlyMap<string, readonly { make: string; model: string }[]>;
  /** Badges as the stock writes them, by their keys. */
  badges: ReadonlyMap<string, string>;
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
  const meanings = new Map<string, Meaning>();
  const add = (words: string, meaning: Meaning): void => {
    const key = keyOf(words);
    if (key !== '' && !meanings.has(key)) meanings.set(key, meaning);
  };
  const values = (attribute: ChoiceAttribute): string[] =>
    vocabulary.values(attribute).map(([value]) => value);

  for (const attribute of valueAttributes) {
    for (const value of values(attribute)) add(value, { kind: 'choice', attribute, value });
  }
  for (const { attribute, values: wanted, said } of tradeWords) {
    const own = wanted
      .map((word) => values(attribute).find((value) => keyOf(value) === keyOf(word)))
      .find((value) => value !== undefined);
    if (own === undefined) continue;
    for (const words of said) add(words, { kind: 'choice', attribute, value: own });
  }
  for (const [state, name] of Object.entries(stateNames)) {
    const own = values('state').find((value) => keyOf(value) === keyOf(state));
    if (own) add(name, { kind: 'choice', attribute: 'state', value: own });
  }
  const modelsOfSeveral = addModels(vocabulary, add);
  for (const value of values('filtered_features')) {
    // one word of an equipment list is too little to be sure: "electric", "heated"
    if (/\s/.test(value)) add(value, { kind: 'choice', attribute: 'filtered_features', value });
  }
  for (const group of synonyms) {
    const meaning = group.map((words) => meanings.get(keyOf(words))).find(Boolean);
    if (meaning) for (const words of group) add(words, meaning);
  }
  return {
    meanings,
    modelsOfSeveral,
    badges: new Map(values('badge').map((badge) => [keyOf(badge), badge])),
    corrigible: [...meanings.keys()].filter((key) => key.length >= LEAST_CORRIGIBLE),
    known: knownWords(vocabulary),
  };
}

function addModels(
  vocabulary: StockVocabulary,
  add: (words: string, meaning: Meaning) => void,
): StockWords['modelsOfSeveral'] {
  const byModel = new Map<string, { make: string; model: string }[]>();
  for (const [make] of vocabulary.values('make')) {
    for (const model of vocabulary.modelsOf(make)) {
      add(`${make} ${model}`, { kind: 'model', make, model });
      const key = keyOf(model);
      byModel.set(key, [...(byModel.get(key) ?? []), { make, model }]);
    }
  }
  const modelsOfSeveral = new Map<string, { make: string; model: string }[]>();
  for (const [key, named] of byModel) {
    // a number alone is a model only after its make: "mazda 3"
    if (/^\d*$/.test(key) || key.length < 2 || everydayModels.has(key)) continue;
    const [only, ...others] = named;
    if (only && others.length === 0) add(only.model, { kind: 'model', ...only });
    else modelsOfSeveral.set(key, named);
  }
  return modelsOfSeveral;
}

const describing = [
  ...valueAttributes,
  'model',
  'badge',
  'series',
  'filtered_features',
  'tag',
  'categories',
] as const satisfies readonly ChoiceAttribute[];

function knownWords(vocabulary: StockVocabulary): Set<string> {
  const known = new Set<string>();
  for (const attribute of describing) {
    for (const [value] of vocabulary.values(attribute)) {
      for (const word of value.split(/\s+/)) known.add(keyOf(word));
    }
  }
  return known;
}
