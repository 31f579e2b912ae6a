import type { ChoiceAttribute } from '#domain/vehicle/facets.ts';
import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import type { Rule, RuleMatch } from '#search/vehicle-search/understanding/meaning.ts';
import { phraseAt, type Phrases } from './phrase-at.ts';
import {
  HEAVY_TRAILER_KG,
  towing,
  type Use,
  uses,
} from '#search/vehicle-search/understanding/words/uses.ts';
import type { Word } from '#search/vehicle-search/understanding/words/words-of.ts';

const byPhrase: Phrases<Use> = Object.fromEntries(
  uses.flatMap((use) => use.phrases.map((phrase) => [phrase, use] as const)),
);
const tows = new Set(['tow', 'tows', 'towing', 'haul', 'pull']);
const fillers = new Set([
  'a',
  'up',
  'to',
  'at',
  'least',
  'capacity',
  'of',
  'caravan',
  'boat',
  'trailer',
  'van',
]);

/** Reads what the vehicle is for: `family car`, `first car`, `tow 3 tonne`. */
export function useRule(vocabulary: StockVocabulary): Rule {
  const read = (
    length: number,
    { choices, ranges = {} }: Omit<Use, 'phrases'>,
  ): RuleMatch | undefined => {
    const known = knownChoices(choices, vocabulary);
    return known && { length, meaning: { kind: 'use', choices: known, ranges } };
  };
  return (words, at) => {
    const use = phraseAt(byPhrase, words, at);
    if (use) return read(use.length, use.value);
    const trailer = trailerAt(words, at);
    return trailer && read(trailer.length, { choices: trailer.choices });
  };
}

/** Reads `tow 3 tonne`, `towing 2500kg`, `tow a caravan` and `3t towing`. */
function trailerAt(
  words: readonly Word[],
  at: number,
): { length: number; choices: Criteria['choices'] } | undefined {
  const before = massAt(words, at);
  const verb = at + (before?.length ?? 0);
  if (!tows.has(words[verb]?.text ?? '')) return undefined;
  let next = verb + 1;
  while (fillers.has(words[next]?.text ?? '')) next += 1;
  const after = before ? undefined : massAt(words, next);
  const isTowing = before ?? after ?? (next > verb + 1 || words.length === 1);
  // "tow bar" means the equipment
  if (!isTowing) return undefined;
  const kg = (before ?? after)?.kg ?? HEAVY_TRAILER_KG;
  return {
    length: next - at + (after?.length ?? 0),
    choices: kg >= HEAVY_TRAILER_KG ? towing.heavy : towing.light,
  };
}

function massAt(words: readonly Word[], at: number): { kg: number; length: number } | undefined {
  const [, number, glued] =
    /^(\d+(?:[.,]\d+)?)(t|tonnes?|tons?|kgs?)?$/.exec(words[at]?.text ?? '') ?? [];
  if (number === undefined) return undefined;
  const unit = glued ?? /^(t|tonnes?|tons?|kgs?)$/.exec(words[at + 1]?.text ?? '')?.[1];
  if (unit === undefined) return undefined;
  const isKg = unit.startsWith('k');
  const value = Number(isKg ? number.replace(',', '') : number.replace(',', '.'));
  return { kg: isKg ? value : value * 1000, length: glued === undefined ? 2 : 1 };
}

/** Keeps the choices that the stock has; undefined if it has none for one of the attributes. */
function knownChoices(
  choices: Criteria['choices'],
  vocabulary: StockVocabulary,
): Criteria['choices'] | undefined {
  const known: Partial<Record<ChoiceAttribute, readonly string[]>> = {};
  for (const [attribute, wanted] of Object.entries(choices)) {
    // the keys of choices are choice attributes
    const name = attribute as ChoiceAttribute;
    const values = new Set(vocabulary.values(name).map(([value]) => value));
    known[name] = wanted.filter((value) => values.has(value));
    if (known[name].length === 0) return undefined;
  }
  return known;
}
