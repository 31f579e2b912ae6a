import '#web/content/content-cards.css';
import '#web/ui/results.css';
import './post-card.css';
import '#web/content/content-page.css';
import '#web/content/content-card.css';
import type { PostCardView } from './post-card-view.ts';
import { ContentPicture } from '#web/content/listing/content-picture.tsx';

const SIZES = '(min-width: 1200px) 400px, (min-width: 576px) 45vw, calc(100vw - 2rem)';

interface PostCardsProps {
  cards: readonly PostCardView[];
  /** The number of cards on the first screen; their pictures load eagerly. */
  eager?: number;
  /** Lets them lie side by side on phones. */
  isRail?: boolean;
}

/** Cards of posts. Three share a row as soon as they fit, so that none stands alone. */
export function PostCards({ cards, eager = 0, isRail = false }: PostCardsProps) {
  return (
    <ul
      className={`results content-cards cells stack post-cards ${isRail ? 'rail' : ''}`}
      data-three={cards.length === 3}
    >
      {cards.map((card, at) => (
        <li key={card.href}>
          <PostCard card={card} eager={at < eager} />
        </li>
      ))}
    </ul>
  );
}

function PostCard({ card, eager }: { card: PostCardView; eager: boolean }) {
  return (
    <article className="content-card framed column post-card">
      <ContentPicture picture={card.picture} sizes={SIZES} eager={eager} />
      <div className="content-card-body pad-4 column">
        <p className="post-card-facts between soft small cluster">
          {card.category && <span className="content-kicker">{card.category}</span>}
          <time dateTime={card.date}>{card.dateText}</time>
        </p>
        <h3>
          <a href={card.href}>{card.heading}</a>
        </h3>
        <p>{card.description}</p>
      </div>
    </article>
  );
}
