import './sidebar.css';
import { CardTagLabel } from '#web/ui/card/card-tag-label.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { VehicleView } from '#web/vehicle/vehicle-view.ts';

/** Characters; a longer title is smaller, so that it keeps to one line. */
const LONG_TITLE = 24;

/** The vehicle's name, with its badge, condition and tag, and its place where the dealer has several. */
export function VehicleName({ view }: { view: VehicleView }) {
  const { title, subtitle, condition, tag, yard } = view;
  return (
    <header className="vehicle-name">
      <h1 data-long={title.length > LONG_TITLE || undefined}>{title}</h1>
      <p className="vehicle-kind between cluster">
        <span className="vehicle-subtitle">
          {[subtitle, condition].filter(Boolean).join(' · ')}
        </span>
        {tag?.kind === 'certified' ? (
          <CardTagLabel tag={tag} />
        ) : (
          tag && <span className="vehicle-tag">{tag.text}</span>
        )}
        {yard !== undefined && (
          <a href="#vehicle-map" className="vehicle-yard row-inline gap-1">
            <Icon name="pin" />
            {yard}
          </a>
        )}
      </p>
    </header>
  );
}
