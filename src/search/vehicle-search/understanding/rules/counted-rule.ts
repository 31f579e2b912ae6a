import type { ChoiceAttribute } from '#domain/vehicle/facets.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import type { Rule } from '#search/vehicle-search/understanding/meaning.ts';
import { spelledNumber } from './spelled-number.ts';

/** Reads `7 seat`, `7-seater` and `seven seats`, if the stock has vehicles with that many. */
export function seatsRule(vocabulary: StockVocabulary): Rule {
  return countedRule(vocabulary, 'seats', 'seats?|seaters?', (number) => [number]);
}

/**
 * Reads `4 door` and `five doors`, if the stock has vehicles with that many. Some makers and feeds count the tailgate as
 * a door, so a four-door hatch may be listed with five.
 */
export function doorsRule(vocabulary: StockVocabulary): Rule {
  return countedRule(vocabulary, 'doors', 'doors?|dr', (number) => withTailgate.get(number) ?? []);
}

const withTailgate: ReadonlyMap<string, readonly string[]> = new Map([
  ['2', ['2', '3']],
  ['3', ['3', '2']],
  ['4', ['4', '5']],
  ['5', ['5', '4']],
]);

function countedRule(
  vocabulary: StockVocabulary,
  attribute: ChoiceAttribute,
  units: string,
  valuesOf: (number: string) => readonly string[],
): Rule {
  const known = new Set(vocabulary.values(attribute).map(([value]) => value));
  const unit = new RegExp(`^(?:${units})$`);
  const glued = new RegExp(`^(\\d{1,2}|[a-z]+)-?(?:${units})$`);
  return (words, at) => {
    const [word, next] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
    const isApart = unit.test(next);
    const number = isApart ? word : (glued.exec(word)?.[1] ?? '');
    const inDigits = String(spelledNumber(number) ?? number);
    const values = valuesOf(inDigits).filter((value) => known.has(value));
    if (values.length === 0) return undefined;
    return { length: isApart ? 2 : 1, meaning: { kind: 'choice', attribute, values } };
  };
}
