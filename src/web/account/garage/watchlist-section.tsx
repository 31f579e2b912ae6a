import '#web/ui/results.css';
import '#web/ui/card/card-grid.css';
import './garage.css';
import { Form } from 'react-router';
import { favourites } from '#web/favourites/favourites.ts';
import { useSite } from '#web/site/use-site.ts';
import { ComparisonNote } from '#web/ui/card/comparison-note.tsx';
import type { TemplateParts } from '#web/templates/template.ts';
import type { WatchedView } from './watched-views.ts';

interface WatchlistSectionProps {
  watched: readonly WatchedView[];
  ResultCard: TemplateParts['ResultCard'];
}

/** The vehicles that the visitor watches, with what has changed since they were saved. */
export function WatchlistSection({ watched, ResultCard }: WatchlistSectionProps) {
  return (
    <section aria-labelledby="garage-watchlist" className="stack gap-4">
      <h2 id="garage-watchlist">Your watchlist</h2>
      {watched.length === 0 && (
        <p>
          Nothing saved yet. Save a vehicle, and this page shows when its price changes or it sells.{' '}
          <a href="/search">See what is in stock</a>
        </p>
      )}
      <ul className="results card-grid">
        {watched.map((entry) => (
          <li key={entry.id} className="garage-entry">
            {entry.card ? (
              <ResultCard card={entry.card} eager={false} />
            ) : (
              <p className="garage-gone pad-5 soft">{entry.name}</p>
            )}
            <EntryNotes entry={entry} />
          </li>
        ))}
        <ComparisonNote cards={watched.flatMap(({ card }) => card ?? [])} />
      </ul>
    </section>
  );
}

function EntryNotes({ entry: { id, name, change } }: { entry: WatchedView }) {
  const { slug } = useSite();
  /** Removes the vehicle from this browser's favourites too, so that it is not offered again. */
  function removeFavourite(): void {
    const entries = favourites.entries(slug);
    const others = entries.filter((one) => one.id !== id);
    if (others.length < entries.length) favourites.replace(slug, others);
  }
  return (
    <Form
      method="post"
      className="garage-notes cluster gap-2"
      preventScrollReset
      onSubmit={removeFavourite}
    >
      {change && <strong data-change={change.kind}>{change.text}</strong>}
      <input type="hidden" name="car_id" value={id} />
      <button
        type="submit"
        name="go"
        value="remove"
        className="button button-quiet"
        aria-label={`Remove ${name} from your watchlist`}
      >
        Remove
      </button>
    </Form>
  );
}
