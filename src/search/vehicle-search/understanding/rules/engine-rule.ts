import type { ChoiceAttribute } from '#domain/vehicle/facets.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import type { Rule, RuleMatch } from '#search/vehicle-search/understanding/meaning.ts';
import type { Word } from '#search/vehicle-search/understanding/words/words-of.ts';
import { phraseAt, type Phrases } from './phrase-at.ts';
import { spelledNumber } from './spelled-number.ts';

const layouts: Phrases<true> = { straight: true, inline: true, flat: true, boxer: true };
const cylinderWords = /^(?:cyl|cyls|cylinder|cylinders|cyclinder|pot)$/;
const litreWords = /^(?:l|lt|ltr|ltrs|litre|litres|liter|liters)$/;
const gearWords = /^(?:speed|spd|sp)$/;

/** If a smaller share of the vehicles states its gears, a filter by them would hide most of the matching ones. */
const MIN_STATED_SHARE = 0.5;

/**
 * Reads `V8`, `straight six`, `4 cylinder`, `6cyl`, `4.2`, `3 litre` and `6 speed`, if the stock states its
 * cylinders and capacities. Gears are not filtered by if the stock rarely states them.
 */
export function engineRule(vocabulary: StockVocabulary): Rule {
  const cylinders = valuesOf(vocabulary, 'cylinders');
  const litres = valuesOf(vocabulary, 'engine_litres');
  const isStated = share(vocabulary, 'gears') >= MIN_STATED_SHARE;
  return (words, at) => {
    const count = cylinders.size > 0 ? cylindersAt(words, at) : undefined;
    if (count) return choice('cylinders', count.value, count.length);
    const speed = numberedAt(words, at, gearWords);
    if (speed) {
      return isStated
        ? choice('gears', speed.value, speed.length)
        : { length: speed.length, meaning: { kind: 'unfilterable' } };
    }
    const size = litresAt(words, at);
    return size && litres.has(String(size.value))
      ? choice('engine_litres', size.value, size.length)
      : undefined;
  };
}

/** Whether the word at a position is a unit, so that the number before it counts cylinders, gears, seats or doors. */
export function isCounted(words: readonly Word[], after: number): boolean {
  const next = words[after]?.text ?? '';
  return (
    cylinderWords.test(next) || gearWords.test(next) || /^(?:seat(?:s|er|ers)?|doors?)$/.test(next)
  );
}

function cylindersAt(
  words: readonly Word[],
  at: number,
): { value: number; length: number } | undefined {
  const glued = /^(?:v|w|i)-?(3|4|5|6|8|10|12|16)$/.exec(words[at]?.text ?? '')?.[1];
  if (glued !== undefined) return { value: Number(glued), length: 1 };
  if (words[at]?.text === 'v') {
    const apart = /^(6|8|10|12)$/.exec(words[at + 1]?.text ?? '')?.[1];
    if (apart !== undefined) return { value: Number(apart), length: 2 };
  }
  if (phraseAt(layouts, words, at)) {
    const row = numberAt(words, at + 1);
    if (row === undefined) return undefined;
    return { value: row, length: cylinderWords.test(words[at + 2]?.text ?? '') ? 3 : 2 };
  }
  return numberedAt(words, at, cylinderWords);
}

function litresAt(
  words: readonly Word[],
  at: number,
): { value: number; length: number } | undefined {
  const [, number = '', unit] =
    /^(\d(?:\.\d)?)(l|lt|ltr|litre|litres)?$/.exec(words[at]?.text ?? '') ?? [];
  if (number === '') return undefined;
  const isApart = unit === undefined && litreWords.test(words[at + 1]?.text ?? '');
  // a whole number without a unit may be anything
  if (unit === undefined && !isApart && !number.includes('.')) return undefined;
  return { value: Number(number), length: isApart ? 2 : 1 };
}

/** Reads `6 speed`, `6-speed`, `6sp` and `six speed`. */
function numberedAt(
  words: readonly Word[],
  at: number,
  unit: RegExp,
): { value: number; length: number } | undefined {
  const [, glued, rest = ''] = /^(\d{1,2})-?([a-z]+)$/.exec(words[at]?.text ?? '') ?? [];
  if (glued !== undefined && unit.test(rest)) return { value: Number(glued), length: 1 };
  const value = numberAt(words, at);
  return value !== undefined && unit.test(words[at + 1]?.text ?? '')
    ? { value, length: 2 }
    : undefined;
}

function numberAt(words: readonly Word[], at: number): number | undefined {
  const text = words[at]?.text ?? '';
  if (/^\d{1,2}$/.test(text)) return Number(text);
  return spelledNumber(text);
}

function choice(attribute: ChoiceAttribute, value: number, length: number): RuleMatch {
  return { length, meaning: { kind: 'choice', attribute, values: [String(value)] } };
}

function valuesOf(vocabulary: StockVocabulary, attribute: ChoiceAttribute): ReadonlySet<string> {
  return new Set(vocabulary.values(attribute).map(([value]) => value));
}

/** The share of the vehicles that state an attribute, each with one value. */
function share(vocabulary: StockVocabulary, attribute: ChoiceAttribute): number {
  const total = (name: ChoiceAttribute): number =>
    vocabulary.values(name).reduce((sum, [, count]) => sum + count, 0);
  return total(attribute) / Math.max(1, total('car_type'));
}
