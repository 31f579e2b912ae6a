import './place-list.css';
import { useLocation } from 'react-router';
import { LocationCard } from '#web/content/directory/location-card.tsx';
import type { LocationCardView } from '#web/content/directory/location-card-view.ts';

/** The dealer's locations, beside a form. */
export function PlaceList({ places }: { places: readonly LocationCardView[] }) {
  const { pathname } = useLocation();
  return (
    <ul className="form-page-locations">
      {places.map((card) => (
        <li key={card.id}>
          <LocationCard card={card} isOwnPage={pathname === card.contact} />
        </li>
      ))}
    </ul>
  );
}
