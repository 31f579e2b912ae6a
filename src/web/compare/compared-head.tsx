import '#web/ui/card/no-picture.css';
import './comparison-table.css';
import type { CardView } from '#web/search/results/card-view.ts';
import { Picture } from '#web/ui/card/picture.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The picture and the name of a compared vehicle. */
export function ComparedHead({ card }: { card: CardView }) {
  const { title, subtitle, href, pictures, available } = card;
  const [picture] = pictures;
  return (
    <th scope="col" data-sold={!available || undefined}>
      <a href={href} className="compared-picture" tabIndex={-1} aria-hidden="true">
        {picture ? (
          <Picture picture={{ ...picture, alt: '' }} sizes="(width < 992px) 50vw, 18rem" eager />
        ) : (
          <span className="no-picture soft small stack gap-2">
            <Icon name="camera" />
          </span>
        )}
      </a>
      <a href={href} className="compared-name">
        {title}
      </a>
      {subtitle && <span className="compared-subtitle soft small">{subtitle}</span>}
    </th>
  );
}
