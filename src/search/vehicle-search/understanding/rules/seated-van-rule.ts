import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import type { Rule } from '#search/vehicle-search/understanding/meaning.ts';
import { seatsRule } from './counted-rule.ts';

/** A van with fewer seats is a delivery van with a crew. */
const MIN_SEATS = 6;

/**
 * Reads `8 seater van` and `12 seater bus` as any van or people mover with that many seats, whichever body the feed
 * names.
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
