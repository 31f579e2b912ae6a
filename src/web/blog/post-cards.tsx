import '#web/content/content-cards.css';
import '#web/ui/results.css';
import './post-card.css';
import type { PostCardView } from './post-card-view.ts';
import { PostCard } from './post-card.tsx';

interface PostCardsProps {
  cards: readonly PostCardView[];
  /** The number of cards on the first screen; their pictures load eagerly. */
  eager?: number;
}

/** Cards of posts. Three share a row as soon as they fit, so that none stands alone. */
export function PostCards({ cards, eager = 0 }: PostCardsProps) {
  return (
    <ul className="results content-cards cells stack post-cards" data-three={cards.length === 3}>
      {cards.map((card, at) => (
        <li key={card.href}>
          <PostCard card={card} eager={at < eager} />
        </li>
      ))}
    </ul>
  );
}
