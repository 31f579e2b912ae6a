import type { RangeAttribute } from '#domain/vehicle/facets.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import type { Rule } from '#search/vehicle-search/understanding/meaning.ts';
import type { Word } from '#search/vehicle-search/understanding/words/words-of.ts';
import { type BoundKind, leadingBounds, trailingBounds } from './bound-words.ts';
import { phraseAt, type Phrases } from './phrase-at.ts';
import { spelledNumber } from './spelled-number.ts';

const FEET_PER_METRE = 1 / 0.3048;
/** A caravan of 20 ft may be sold as one of 19.5 or 20.5. */
const ABOUT_FEET = 0.5;
/** `about 2500 kg` means 2,250 to 2,750. */
const ABOUT_WEIGHT = 0.1;

const axles: Phrases<RegExp> = {
  tandem: /tandem|dual|twin/i,
  'tandem axle': /tandem|dual|twin/i,
  'dual axle': /tandem|dual|twin/i,
  'twin axle': /tandem|dual|twin/i,
  'single axle': /single/i,
  'tri axle': /tri/i,
  'triple axle': /tri/i,
};
const weights: Phrases<RangeAttribute> = {
  tare: 'tare_weight',
  'tare weight': 'tare_weight',
  atm: 'aggregate_trailer_mass',
  loaded: 'aggregate_trailer_mass',
};

/**
 * Reads what shoppers ask of a caravan: `sleeps 4`, `4 berth`, `tandem`, `20 ft`, `under 6.5m`, `atm under 2500 kg`. A
 * weight is the loaded one unless the words say tare, because that is what a car must tow.
 */
export function caravanRules(vocabulary: StockVocabulary): readonly Rule[] {
  const sleeps = vocabulary.values('sleeps').map(([value]) => value);
  const axleTypes = vocabulary.values('axle_type').map(([value]) => value);
  const hasCaravans = vocabulary.values('item_type').some(([kind]) => kind === 'caravan');
  const berths: Rule = (words, at) => {
    const asked = berthsAt(words, at);
    if (!asked) return undefined;
    // a number of berths that no caravan has finds none, and is not searched as text
    const values = asked.isLeast
      ? sleeps.filter((value) => Number(value) >= asked.count)
      : [String(asked.count)];
    if (values.length === 0) return undefined;
    return { length: asked.length, meaning: { kind: 'choice', attribute: 'sleeps', values } };
  };
  const axle: Rule = (words, at) => {
    const spaced = words
      .slice(at, at + 2)
      .flatMap(({ raw, text, key }) => text.split('-').map((part) => ({ raw, text: part, key })));
    const asked = phraseAt(axles, spaced, 0);
    const values = axleTypes.filter((value) => asked?.value.test(value));
    if (!asked || values.length === 0) return undefined;
    const length = words[at]?.text.includes('-') ? 1 : asked.length;
    return { length, meaning: { kind: 'choice', attribute: 'axle_type', values } };
  };
  return [
    ...(sleeps.length > 0 ? [berths] : []),
    ...(axleTypes.length > 0 ? [axle] : []),
    ...(hasCaravans ? [lengthRule, weightRule] : []),
  ];
}

/** Reads `sleeps 4`, `4 berth`, `four-berth`, `sleeps 4+` and `sleeps at least four`. */
function berthsAt(
  words: readonly Word[],
  at: number,
): { count: number; isLeast: boolean; length: number } | undefined {
  const isFirst = /^sleeps?$/.test(words[at]?.text ?? '');
  const leading = isFirst ? phraseAt(leadingBounds, words, at + 1) : undefined;
  const number = at + (isFirst ? 1 : 0) + (leading?.length ?? 0);
  const [, written = '', plus, glued] =
    /^(\d{1,2}|[a-z]+?)(\+)?(?:-?(berths?|sleepers?))?$/.exec(words[number]?.text ?? '') ?? [];
  const count = /^\d/.test(written) ? Number(written) : spelledNumber(written);
  if (count === undefined) return undefined;
  let end = number + 1;
  const isNamed = glued !== undefined || /^(?:berths?|sleepers?)$/.test(words[end]?.text ?? '');
  if (!isFirst && !isNamed) return undefined;
  if (isNamed && glued === undefined) end += 1;
  const trailing = phraseAt(trailingBounds, words, end);
  const isLeast = plus !== undefined || leading?.value === 'min' || trailing?.value === 'min';
  if (trailing?.value === 'min') end += trailing.length;
  return { count, isLeast, length: end - at };
}

/** Reads `20 ft`, `20ft` and `6.5m` as about that, and `under 20 ft` and `20 ft or more` as bounds, in feet. */
const lengthRule: Rule = measuredRule(
  (words, at) => {
    const measure = measureAt(words, at, /^(?:ft|foot|feet)$/, /^(?:m|mtrs?|metres?|meters?)$/);
    if (!measure) return undefined;
    const { value, unit, length } = measure;
    return { value: unit === 1 ? value * FEET_PER_METRE : value, length, attribute: 'body_length' };
  },
  (value) => [value - ABOUT_FEET, value + ABOUT_FEET],
);

/** Reads `under 2500 kg`, `2.5 tonne` (at most) and `tare under 1800kg`, in kilograms. */
const weightRule: Rule = measuredRule((words, at) => {
  const measure = measureAt(words, at, /^kgs?$/, /^(?:t|tonnes?|tons?)$/);
  if (!measure) return undefined;
  const after = phraseAt(weights, words, at + measure.length);
  return {
    value: measure.unit === 1 ? measure.value * 1000 : measure.value,
    length: measure.length + (after?.length ?? 0),
    attribute: after?.value ?? 'aggregate_trailer_mass',
  };
});

interface Measured {
  value: number;
  length: number;
  attribute: RangeAttribute;
}

/** @param about what a number without a bound means; by default at most that much */
function measuredRule(
  measured: (words: readonly Word[], at: number) => Measured | undefined,
  about?: (value: number) => readonly [number, number],
): Rule {
  return (words, at) => {
    const named = phraseAt(weights, words, at);
    const start = at + (named?.length ?? 0);
    const leading = phraseAt(leadingBounds, words, start);
    const first = measured(words, start + (leading?.length ?? 0));
    if (!first) return undefined;
    const end = start + (leading?.length ?? 0) + first.length;
    const trailing = leading ? undefined : phraseAt(trailingBounds, words, end);
    const bounds = boundsOf(leading?.value ?? trailing?.value, first.value, about);
    if (!bounds) return undefined;
    const [min, max] = bounds;
    return {
      length: end + (trailing?.length ?? 0) - at,
      meaning: {
        kind: 'range',
        attribute: named?.value ?? first.attribute,
        ...(min !== undefined && { min: hundredths(min, Math.ceil) }),
        ...(max !== undefined && { max: hundredths(max, Math.floor) }),
      },
    };
  };
}

function boundsOf(
  kind: BoundKind | undefined,
  value: number,
  about: ((value: number) => readonly [number, number]) | undefined,
): readonly [min: number | undefined, max: number | undefined] | undefined {
  switch (kind) {
    case 'max':
      return [undefined, value];
    case 'min':
      return [value, undefined];
    case 'about':
      return about?.(value) ?? [value * (1 - ABOUT_WEIGHT), value * (1 + ABOUT_WEIGHT)];
    case undefined:
      return about?.(value) ?? [undefined, value];
    default:
      return undefined;
  }
}

/** A number with one of two units, glued or apart: the index of its unit. */
function measureAt(
  words: readonly Word[],
  at: number,
  ...units: readonly RegExp[]
): { value: number; unit: number; length: number } | undefined {
  const [, number, glued] =
    /^((?:\d{1,5}|\d{1,2},\d{3})(?:\.\d{1,2})?)-?([a-z]+)?$/.exec(words[at]?.text ?? '') ?? [];
  if (number === undefined) return undefined;
  const unit = units.findIndex((one) => one.test(glued ?? words[at + 1]?.text ?? ''));
  if (unit === -1) return undefined;
  return { value: Number(number.replace(',', '')), unit, length: glued === undefined ? 2 : 1 };
}

/** Without the errors of binary fractions: 20.5, not 20.499999. */
function hundredths(value: number, round: (value: number) => number): number {
  return round(Number((value * 100).toFixed(6))) / 100;
}
