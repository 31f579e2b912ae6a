import './stock.css';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { ComparisonNote } from '#web/ui/card/comparison-note.tsx';
import { VehicleCards } from '#web/ui/card/vehicle-cards.tsx';
import { Carousel } from '#web/ui/carousel/carousel.tsx';
import { useTemplateParts } from '#web/templates/template-registry.ts';
import type { StockView } from './stock-view.ts';

/** The first vehicles of a search in the template's cards. */
export function Stock({ view, site, headingId, isFirst }: SectionProps<StockView>) {
  const { ResultCard } = useTemplateParts(site.template, 'ResultCard');
  const count = view.cards.length;
  return (
    <div className="stock-section" data-thirds={(count % 3 === 0 && count % 4 > 0) || undefined}>
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text}>
        <a href={view.link.href}>{view.link.label}</a>
      </SectionHeading>
      {view.layout === 'carousel' ? (
        <>
          <Carousel
            label={view.title ?? view.link.label}
            items={view.cards.map((card) => ({
              key: String(card.id),
              content: <ResultCard card={card} eager={false} />,
            }))}
          />
          <ComparisonNote cards={view.cards} as="div" />
        </>
      ) : (
        <VehicleCards cards={view.cards} ResultCard={ResultCard} eager={isFirst ? 2 : 0} />
      )}
      {view.title === undefined && (
        <p className="stock-more">
          <a href={view.link.href}>{view.link.label}</a>
        </p>
      )}
    </div>
  );
}
