import './map-section.css';
import { LocationMap } from '#web/map/location-map.tsx';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { MapSectionView } from './map-section-view.ts';

export function MapSection({ view, headingId, isFirst }: SectionProps<MapSectionView>) {
  const { title, text, location, page, map } = view;
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={title} text={text} />
      <div className="map-section stack gap-5" data-has-map={map !== undefined || undefined}>
        <div className="map-section-place stack gap-3">
          <strong>
            <a href={page}>{location.name}</a>
          </strong>
          <address>
            {location.street}
            <br />
            {location.place}
          </address>
          <a
            href={location.directions}
            className="button button-quiet"
            target="_blank"
            rel="noopener"
          >
            <Icon name="pin" />
            Get Directions<span className="sr-only"> to {location.name}</span>
          </a>
        </div>
        {map !== undefined && <LocationMap address={map} name={location.name} />}
      </div>
    </>
  );
}
