import './review-card.css';
import { CutTextBlock } from '#web/ui/cut-text-block.tsx';
import { Stars } from '#web/ui/stars.tsx';
import type { ReviewCardView } from './review-card-view.ts';

const sources = { own: 'Customer review', google: 'Google review' } as const;

/** A review with its author, its source and the dealer's reply. @param dealer the dealer's name */
export function ReviewCard({ review, dealer }: { review: ReviewCardView; dealer: string }) {
  const { author, authorAddress, rating, text, date, dateText, source, reply } = review;
  return (
    <article className="framed paper pad-5 column gap-3" aria-label={`Review by ${author}`}>
      <p className="review-card-rating between soft small cluster gap-2">
        <Stars rating={rating} />
        <time dateTime={date}>{dateText}</time>
      </p>
      <CutTextBlock text={text} of={`the review by ${author}`} />
      {reply && (
        <div className="review-card-reply soft small stack gap-1">
          <p>
            <strong>{dealer} replied</strong>
            {reply.dateText && <span> {reply.dateText}</span>}
          </p>
          <CutTextBlock text={reply.text} of={`the reply to ${author}`} />
        </div>
      )}
      <p className="review-card-author cluster">
        <strong>
          {authorAddress === undefined ? (
            author
          ) : (
            <a href={authorAddress} target="_blank" rel="noopener nofollow">
              {author}
            </a>
          )}
        </strong>
        <span className="soft small">{sources[source]}</span>
      </p>
    </article>
  );
}
