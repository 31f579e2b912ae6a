import type { NamedModel, Rule } from '#search/vehicle-search/understanding/meaning.ts';
import {
  type KnownModel,
  standsAlone,
  standsBesideMake,
} from '#search/vehicle-search/understanding/words/model-names.ts';
import type { StockWords } from '#search/vehicle-search/understanding/words/stock-words.ts';
import { isCounted } from './engine-rule.ts';
import type { Word } from '#search/vehicle-search/understanding/words/words-of.ts';

/** In words. `Land Cruiser Prado GXL` is about the longest name. */
export const LONGEST_PHRASE = 6;

const noMakes: ReadonlySet<string> = new Set();
const conjunctions = new Set(['or', 'and', 'vs', 'versus', '&', '/']);

/**
 * Reads models by name, however it is joined: `CX-5`, `cx 5` and `cx5` are one. Once a make is requested, only its
 * models count, unless another follows an "or": in "triton gls" the GLS is a badge, not a Mercedes-Benz.
 * @param makes the requested makes; empty if the query names none
 */
export function modelRule(
  stock: Pick<StockWords, 'models' | 'badgeWords'>,
  makes: ReadonlySet<string>,
): Rule {
  return (words, at) => {
    const isConjunction = (index: number): boolean => conjunctions.has(words[index]?.text ?? '');
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
      if (isAnotherNumber(words, at + length)) continue;
      const applicable = isConjunction(at - 1) || isConjunction(at + length) ? noMakes : makes;
      const models = modelsNamed(keyAt(words, at, length), stock, applicable);
      if (models.length > 0) return { length, meaning: { kind: 'model', models } };
    }
    return undefined;
  };
}

/** Whether the number before a position belongs to the word there: "mazda 6 speed", "landcruiser 70 series". */
function isAnotherNumber(words: readonly Word[], after: number): boolean {
  const last = words[after - 1]?.key ?? '';
  const isSeries = /^\d{2,3}$/.test(last) && words[after]?.text === 'series';
  return isSeries || (/\d$/.test(last) && isCounted(words, after));
}

/**
 * The models of these makes with this name. Without a make, a name shared by several makes remains plain text.
 * @param makes in lower case; empty if none is requested
 */
export function modelsNamed(
  key: string,
  { models: { alone, withMake }, badgeWords }: Pick<StockWords, 'models' | 'badgeWords'>,
  makes: ReadonlySet<string>,
): NamedModel[] {
  const ofMakes = (models: readonly KnownModel[] = []): KnownModel[] =>
    models.filter(({ make }) => makes.size === 0 || makes.has(make.toLowerCase()));
  const own = ofMakes(alone.get(key));
  // a part of a name that is also a badge word means the badge: "rav4 cruiser" is not an FJ Cruiser
  const isName =
    (own.some(({ isWhole }) => isWhole) || !badgeWords.has(key)) &&
    (standsAlone(key, own) || (makes.size > 0 && standsBesideMake(key)));
  const named = isName && own.length > 0 ? own : ofMakes(withMake.get(key));
  const isOne = makes.size > 0 || makesOf(named).size === 1;
  return isOne ? named.map(({ make, model }) => ({ make, model })) : [];
}

export function makesOf(models: readonly NamedModel[]): Set<string> {
  return new Set(models.map(({ make }) => make.toLowerCase()));
}

/** The letters and digits of some words; none if the last word has none, because a sign belongs to what follows. */
export function keyAt(words: readonly Word[], at: number, length: number): string {
  if (words[at + length - 1]?.key === '') return '';
  return words
    .slice(at, at + length)
    .map(({ key }) => key)
    .join('');
}
