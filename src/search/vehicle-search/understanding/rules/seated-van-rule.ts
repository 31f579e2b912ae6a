import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import type { Rule } from '#search/vehicle-search/understanding/meaning.ts';
import { seatsRule } from './counted-rule.ts';

/** Fewer seats are those of a delivery van's crew. */
const MIN_SEATS = 6;

/**
 * Reads `8 seater van` and `12 seater bus`: a van for people, whichever body the feed names. A people mover with that many seats counts too,
 * if the stock has any.
 */
export function seatedVanRule(vocabulary: StockVocabulary): Rule {
  const seats = seatsRule(vocabulary);
  const styles = vocabulary.values('body_style').map(([style]) => style);
  return (words, at) => {
    const seated = seats(words, at);
    const isVan = /^(?:vans?|bus|buses|minibus|minibuses)$/.test(
      words[at + (seated?.length ?? 0)]?.text ?? '',
    );
    if (seated?.meaning.kind !== 'choice' || !isVan || styles.length === 0) return undefined;
    const { values } = seated.meaning;
    if (Number(values[0]) < MIN_SEATS) return undefined;
    return {
      length: seated.length + 1,
      meaning: { kind: 'use', choices: { seats: values, body_style: styles }, ranges: {} },
    };
  };
}
