import './place-list.css';
import { LocationCard } from './location-card.tsx';
import type { LocationCardView } from './location-card-view.ts';

/** The dealer's locations, beside a form. */
export function PlaceList({ places }: { places: readonly LocationCardView[] }) {
  return (
    <ul className="form-page-locations">
      {places.map((card) => (
        <li key={card.id}>
          <LocationCard card={card} />
        </li>
      ))}
    </ul>
  );
}
