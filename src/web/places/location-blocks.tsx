import './location-list.css';
import type { LocationBlocksView } from './location-blocks-view.ts';
import { LocationCard } from './location-card.tsx';
import type { LocationCardView } from './location-card-view.ts';
import { LocationListSearch } from './location-list.tsx';

/** Locations beside a form: their cards, or a search of the list below the form. */
export function LocationsBeside({ places }: { places: LocationBlocksView }) {
  return places.kind === 'cards' ? (
    <LocationBlocks cards={places.cards} />
  ) : (
    <LocationListSearch list={places} />
  );
}

/** Locations as a card, or as a grid of cards. The slot `--location-columns` sets its columns. */
export function LocationBlocks({ cards }: { cards: readonly LocationCardView[] }) {
  const [only] = cards;
  if (cards.length <= 1) return only ? <LocationCard card={only} /> : null;
  return (
    <ul className="location-blocks cells stack gap-5">
      {cards.map((card) => (
        <li key={card.id}>
          <LocationCard card={card} />
        </li>
      ))}
    </ul>
  );
}
