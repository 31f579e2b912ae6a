import '#web/content/content-page.css';
import '#web/content/content-card.css';
import './post-card.css';
import { ContentPicture } from '#web/content/listing/content-picture.tsx';
import type { PostCardView } from './post-card-view.ts';

const SIZES = '(min-width: 1200px) 400px, (min-width: 576px) 45vw, calc(100vw - 2rem)';

export function PostCard({ card, eager }: { card: PostCardView; eager: boolean }) {
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
