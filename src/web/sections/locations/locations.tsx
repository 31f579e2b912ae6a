import './locations.css';
import { LocationBlocks } from '#web/places/location-blocks.tsx';
import { LocationCard } from '#web/places/location-card.tsx';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { Carousel } from '#web/ui/carousel/carousel.tsx';
import type { LocationsView } from './locations-view.ts';

export function Locations({ view, headingId, isFirst }: SectionProps<LocationsView>) {
  const { title, text, layout, cards, all } = view;
  const head = (
    <SectionHeading id={headingId} isFirst={isFirst} title={title} text={text}>
      {all && <a href={all.href}>{all.label}</a>}
    </SectionHeading>
  );
  return layout === 'carousel' ? (
    <Carousel
      label={title ?? 'Locations'}
      head={head}
      itemName="location"
      hintsAtSwiping
      items={cards.map((card) => ({ key: card.id, content: <LocationCard card={card} /> }))}
    />
  ) : (
    <>
      {head}
      <div className="locations-cards">
        <LocationBlocks cards={cards} />
      </div>
    </>
  );
}
