import '#web/account/garage/garage.css';
import './alerts.css';
import { Form } from 'react-router';
import { FrequencyField } from './frequency-field.tsx';
import type { SavedSearchView } from './searches-view.ts';

/** The visitor's saved searches, each with its e-mails. */
export function SavedSearches({ searches }: { searches: readonly SavedSearchView[] }) {
  return (
    <section aria-labelledby="garage-searches" className="stack gap-4">
      <h2 id="garage-searches">Your saved searches</h2>
      {searches.length === 0 && (
        <p>
          Nothing saved yet. Choose filters in a search, press “Save this search”, and we email you
          when something new matches. <a href="/search">Start a search</a>
        </p>
      )}
      <ul className="saved-searches stack gap-3">
        {searches.map((search) => (
          <SavedSearch key={search.id} search={search} />
        ))}
      </ul>
    </section>
  );
}

function SavedSearch({
  search: { id, title, href, saved, frequency },
}: {
  search: SavedSearchView;
}) {
  return (
    <li className="saved-search framed pad-4 stack gap-3">
      <div>
        <a href={href} className="saved-search-title row-inline">
          {title}
        </a>
        <p className="soft small">{saved}</p>
      </div>
      <Form method="post" preventScrollReset className="saved-search-form cluster gap-2">
        <input type="hidden" name="go" value="search" />
        <input type="hidden" name="id" value={id} />
        <FrequencyField label={`Emails about ${title}`} value={frequency} />
      </Form>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <button
          type="submit"
          name="go"
          value="delete"
          className="button button-quiet"
          aria-label={`Delete ${title}`}
        >
          Delete
        </button>
      </Form>
    </li>
  );
}
