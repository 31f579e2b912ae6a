import './card-toggle.css';
import { SaveToggle } from '#web/account/save-toggle.tsx';
import { FavouriteToggle } from '#web/favourites/favourite-toggle.tsx';
import type { CardView } from '#web/search/results/card-view.ts';

/** The button over a card's picture: favourite, compare or save. */
export function CardToggle({ card }: { card: CardView }) {
  const { toggle, id, pictures } = card;
  const [picture] = pictures;
  if (!toggle) return null;
  if (toggle.kind === 'save') {
    return <SaveToggle id={id} name={toggle.name} />;
  }
  const { kind, ...vehicle } = toggle;
  const favourite = {
    id,
    slug: card.href.replace(/^\/cars\/|\?.*/g, ''),
    ...vehicle,
    primary_image_url: picture && `${picture.base}/480.jpg`,
  };
  return <FavouriteToggle kind={kind} favourite={favourite} />;
}
