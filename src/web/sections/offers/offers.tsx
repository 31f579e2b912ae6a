import '#web/ui/results.css';
import '#web/content/content-cards.css';
import { OfferCard } from '#web/content/offers/offer-card.tsx';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import type { OffersSectionView } from './offers-section-view.ts';

export function Offers({ view, headingId, isFirst }: SectionProps<OffersSectionView>) {
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text}>
        <a href="/special-offers">See all offers</a>
      </SectionHeading>
      <ul className="results content-cards cells stack rail">
        {view.cards.map((card) => (
          <li key={card.id}>
            <OfferCard card={card} eager={isFirst} />
          </li>
        ))}
      </ul>
    </>
  );
}
