import './card-picture.css';
import './no-picture.css';
import type { CardView } from '#web/search/results/card-view.ts';
import { CardTagLabel } from './card-tag-label.tsx';
import { CardToggle } from './card-toggle.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from './picture.tsx';

/** A card's photograph with its overlays. */
export function CardPicture({
  card,
  eager,
  sizes,
}: {
  card: CardView;
  eager: boolean;
  sizes: string;
}) {
  return (
    <div className="card-picture">
      {card.picture ? (
        <Picture picture={card.picture} sizes={sizes} eager={eager} />
      ) : (
        <span className="no-picture soft small stack gap-2">
          <Icon name="camera" />
          <span>Photographs are on their way</span>
        </span>
      )}
      <CardTagLabel tag={card.tag} certifiedImage={card.certifiedImage} />
      {(card.location || card.away) && (
        <span className="card-place row-inline gap-1">
          <Icon name="pin" />
          <span className="sr-only">At </span>
          {[card.location, card.away].filter(Boolean).join(' · ')}
        </span>
      )}
      <CardToggle card={card} />
      <span className="card-counts">
        {card.views > 0 && <Count icon="eye" number={card.views} of="views" />}
        {card.photos > 1 && <Count icon="camera" number={card.photos} of="photographs" />}
      </span>
    </div>
  );
}

function Count({ icon, number, of }: { icon: 'eye' | 'camera'; number: number; of: string }) {
  return (
    <span className="card-count row-inline gap-1">
      <Icon name={icon} />
      {number.toLocaleString('en-AU')}
      <span className="sr-only"> {of}</span>
    </span>
  );
}
