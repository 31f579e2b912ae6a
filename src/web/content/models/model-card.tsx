import '#web/content/content-page.css';
import '#web/content/content-card.css';
import '#web/ui/card/card.css';
import './model-card.css';
import { ContentPicture } from '#web/content/listing/content-picture.tsx';
import type { ModelCardView } from './model-card-view.ts';

const SIZES = '(min-width: 1200px) 300px, (min-width: 576px) 30vw, 45vw';

/** A model's card; all of it but the last link is a link to the model. */
export function ModelCard({ card, eager }: { card: ModelCardView; eager: boolean }) {
  return (
    <article className="content-card framed column model-card">
      <ContentPicture picture={card.picture} sizes={SIZES} eager={eager} />
      <div className="content-card-body pad-4 column">
        <p className="content-kicker">{card.isComing ? 'Coming soon' : card.manufacturer}</p>
        <h3>
          <a href={card.href} className="card-link">
            <span className="sr-only">{card.manufacturer} </span>
            {card.name}
          </a>
        </h3>
        <p className="card-subtitle">{card.bodies.join(' · ')}</p>
        {card.build !== undefined && (
          <a href={card.build} className="model-card-build">
            Build and price
            <span className="sr-only">
              {' '}
              the {card.manufacturer} {card.name}
            </span>
          </a>
        )}
      </div>
    </article>
  );
}
