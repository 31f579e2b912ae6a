import './locations.css';
import '#web/places/opening-hours.css';
import { PhoneButton } from '#web/phone/phone-button.tsx';
import { LocationBlocks } from '#web/places/location-blocks.tsx';
import { LocationCard } from '#web/places/location-card.tsx';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import type { LocationCardView } from '#web/places/location-card-view.ts';
import { Picture } from '#web/ui/card/picture.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Carousel } from '#web/ui/carousel/carousel.tsx';
import type { LocationsView } from './locations-view.ts';

export function Locations({ view, headingId, isFirst }: SectionProps<LocationsView>) {
  const { title, text, layout, cards, all } = view;
  const head = (
    <SectionHeading id={headingId} isFirst={isFirst} title={title} text={text}>
      {all && <a href={all.href}>{all.label}</a>}
    </SectionHeading>
  );
  if (layout === 'photos') {
    return (
      <>
        {head}
        <ul className="yards cells stack gap-5 rail">
          {cards.map((card) => (
            <li key={card.id}>
              <Yard card={card} />
            </li>
          ))}
        </ul>
      </>
    );
  }
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

/** A yard with its photograph, and whether it is open. */
function Yard({ card }: { card: LocationCardView }) {
  const { name, page, picture, street, place, departments, directions } = card;
  const { status, phone } = departments.find(({ isChosen }) => isChosen) ?? {};
  return (
    <article className="yard stack" data-has-picture={Boolean(picture)}>
      {picture && (
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 768px) 50vw, 100vw"
          widest={1280}
          className="yard-picture photo"
        />
      )}
      <div className="yard-words stack gap-2">
        <h3>
          <a href={page}>{name}</a>
        </h3>
        {status && (
          <p className="location-status row gap-2" data-open={status.isOpen}>
            {status.text}
          </p>
        )}
        <address>
          {street}, {place}
        </address>
        <p className="cluster gap-3">
          <a href={directions} className="button button-quiet" target="_blank" rel="noopener">
            <Icon name="pin" />
            Get Directions<span className="sr-only"> to {name}</span>
          </a>
          {phone && <PhoneButton phone={phone} />}
        </p>
      </div>
    </article>
  );
}
