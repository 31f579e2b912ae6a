import '#web/ui/results.css';
import './card-grid.css';
import type { CardView } from '#web/search/results/card-view.ts';
import type { TemplateParts } from '#web/templates/template.ts';
import { ComparisonNote } from './comparison-note.tsx';

interface VehicleCardsProps {
  cards: readonly CardView[];
  ResultCard: TemplateParts['ResultCard'];
  /** The number of cards that are visible without scrolling. */
  eager?: number;
}

/** A grid of cards, with the warning that their rates require. */
export function VehicleCards({ cards, ResultCard, eager = 0 }: VehicleCardsProps) {
  return (
    <ul className="results card-grid">
      {cards.map((card, index) => (
        <li key={card.id}>
          <ResultCard card={card} eager={index < eager} />
        </li>
      ))}
      <ComparisonNote cards={cards} />
    </ul>
  );
}
