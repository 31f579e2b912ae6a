import '#web/content/content-page.css';
import '#web/content/content-card.css';
import './offer-price.css';
import { CutTextBlock } from '#web/ui/cut-text-block.tsx';
import { ContentPicture } from '#web/content/listing/content-picture.tsx';
import type { OfferCardView } from './offer-card-view.ts';

const SIZES = '(min-width: 1200px) 400px, (min-width: 576px) 45vw, calc(100vw - 2rem)';

export function OfferCard({ card, eager }: { card: OfferCardView; eager: boolean }) {
  return (
    <article className="content-card framed column offer-card">
      <ContentPicture picture={card.picture} sizes={SIZES} eager={eager} />
      <div className="content-card-body pad-4 column">
        {card.category && <p className="content-kicker">{card.category}</p>}
        <h3>
          <a href={card.href}>{card.name}</a>
        </h3>
        {card.price && <p className="offer-price">{card.price}</p>}
        {card.until && <p className="offer-until">{card.until}</p>}
        {card.description && <CutTextBlock text={card.description} of={card.name} />}
        {card.disclaimer && (
          <CutTextBlock
            text={card.disclaimer}
            of={`the conditions of ${card.name}`}
            className="soft small"
          />
        )}
        {card.explore && (
          <p className="content-card-foot cluster gap-3">
            <a href={card.explore.href} className="button button-quiet">
              Explore<span className="sr-only"> the {card.explore.label}</span>
            </a>
          </p>
        )}
      </div>
    </article>
  );
}
