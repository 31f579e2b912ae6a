import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import type { Rule } from '#search/vehicle-search/understanding/meaning.ts';

const spelled: readonly string[] = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
];
const glued = /^(\d{1,2}|[a-z]+)-?(?:seats?|seaters?)$/;

/** Reads `7 seat`, `7-seater` and `seven seats`, if the stock has vehicles with that many. */
export function seatsRule(vocabulary: StockVocabulary): Rule {
  const known = new Set(vocabulary.values('seats').map(([value]) => value));
  return (words, at) => {
    const [word, next] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
    const isApart = /^(seat|seats|seater|seaters)$/.test(next);
    const number = isApart ? word : (glued.exec(word)?.[1] ?? '');
    const inDigits = spelled.includes(number) ? String(spelled.indexOf(number) + 1) : number;
    if (!known.has(inDigits)) return undefined;
    return {
      length: isApart ? 2 : 1,
      meaning: { kind: 'choice', attribute: 'seats', values: [inDigits] },
    };
  };
}
