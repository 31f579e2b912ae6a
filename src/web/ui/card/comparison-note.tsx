import './comparison-note.css';
import { comparisonRateWarning } from '#domain/finance/comparison-rate-warning.ts';
import { ENQUIRE_FOR_FINANCE } from '#web/finance/finance-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { CardView } from '#web/search/results/card-view.ts';

/** Whether a card shows a repayment with its rates. */
export function hasRates(cards: readonly CardView[]): boolean {
  return cards.some(({ finance }) => finance && finance !== ENQUIRE_FOR_FINANCE);
}

/**
 * The warning that must stand beside comparison rates, once for a list of cards: an item of the list, after its first
 * row. Nothing if no card shows a rate.
 */
export function ComparisonNote({
  cards,
  as: Element = 'li',
}: {
  cards: readonly CardView[];
  /** `div` where it stands below a list. */
  as?: 'li' | 'div';
}) {
  if (!hasRates(cards)) return null;
  return (
    <Element className="comparison-note small">
      <div>
        <Icon name="info" />
        <p>{comparisonRateWarning}</p>
      </div>
    </Element>
  );
}
