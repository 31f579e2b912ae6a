import '#web/account/garage/garage.css';
import './profile.css';
import { Form } from 'react-router';
import type { ConsentView } from './profile-view.ts';

/** Whether the dealer may send offers, with a button that changes it, and every change so far. */
export function ConsentSection({
  consent: { isGiven, wording, history },
}: {
  consent: ConsentView;
}) {
  return (
    <section aria-labelledby="garage-consent" className="stack gap-4">
      <h2 id="garage-consent">Offers and updates</h2>
      <p>
        {isGiven
          ? 'You have agreed to offers and updates from us. You can stop them at any time.'
          : 'You do not get offers and updates from us.'}
      </p>
      <Form method="post" className="cluster gap-3" preventScrollReset>
        <input type="hidden" name="go" value="consent" />
        {!isGiven && <p className="profile-wording">{wording}</p>}
        <button
          type="submit"
          name="opt_in"
          value={isGiven ? 'off' : 'on'}
          className="button button-quiet"
        >
          {isGiven ? 'Stop offers and updates' : 'Yes, send me offers and updates'}
        </button>
      </Form>
      {history.length > 0 && (
        <details className="profile-history">
          <summary className="row-inline touch">What you agreed to, and when</summary>
          <ol className="stack gap-3">
            {history.map(({ what, when, wording: read }) => (
              <li key={when + what}>
                <strong>{what}</strong>, {when}
                <br />
                <q className="soft small">{read}</q>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
