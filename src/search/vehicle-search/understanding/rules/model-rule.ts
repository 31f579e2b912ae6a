import type { NamedModel, Rule } from '#search/vehicle-search/understanding/meaning.ts';
import {
  type KnownModel,
  standsAlone,
  standsBesideMake,
} from '#search/vehicle-search/understanding/words/model-names.ts';
import type { StockWords } from '#search/vehicle-search/understanding/words/stock-words.ts';
import type { Word } from '#search/vehicle-search/understanding/words/words-of.ts';

/** `Land Cruiser Prado GXL` is as long as names get. */
export const LONGEST_PHRASE = 6;

const noMakes: ReadonlySet<string> = new Set();
const joints = new Set(['or', 'and', 'vs', 'versus', '&', '/']);

/**
 * Models by their names, however they are joined: `CX-5`, `cx 5` and `cx5` are one. Once a make is asked for, only its
 * models are read, unless another stands behind an "or": in "triton gls" the GLS is a badge and no Mercedes-Benz.
 * @param makes what the request asks for; empty where it names none
 */
export function modelRule(
  stock: Pick<StockWords, 'models' | 'badgeWords'>,
  makes: ReadonlySet<string>,
): Rule {
  return (words, at) => {
    const isJoint = (index: number): boolean => joints.has(words[index]?.text ?? '');
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
      const asked = isJoint(at - 1) || isJoint(at + length) ? noMakes : makes;
      const models = modelsNamed(keyAt(words, at, length), stock, asked);
      if (models.length > 0) return { length, meaning: { kind: 'model', models } };
    }
    return undefined;
  };
}

/**
 * The models of these makes that have a name. Without a make, a name that several makes have stays a word.
 * @param makes in small letters; empty where none is asked for
 */
export function modelsNamed(
  key: string,
  { models: { alone, withMake }, badgeWords }: Pick<StockWords, 'models' | 'badgeWords'>,
  makes: ReadonlySet<string>,
): NamedModel[] {
  const ofMakes = (models: readonly KnownModel[] = []): KnownModel[] =>
    models.filter(({ make }) => makes.size === 0 || makes.has(make.toLowerCase()));
  const own = ofMakes(alone.get(key));
  // a part of a name that is a badge's word too is a badge: "rav4 cruiser" is no FJ Cruiser
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

export function keyAt(words: readonly Word[], at: number, length: number): string {
  return words
    .slice(at, at + length)
    .map(({ key }) => key)
    .join('');
}
