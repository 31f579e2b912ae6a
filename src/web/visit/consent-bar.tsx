import './consent-bar.css';
import type { SiteView } from '#web/site/site-view.ts';
import { saveConsent } from './consent.ts';

interface ConsentBarProps {
  site: SiteView;
  onAnswer(): void;
}

/** Asks for consent to analytics. Both answers are equally easy to give, and both are stored. */
export function ConsentBar({ site, onAnswer }: ConsentBarProps) {
  function answer(consents: boolean): void {
    saveConsent(site.slug, consents);
    onAnswer();
  }
  return (
    <section className="consent-bar" aria-label="Counting visits">
      <p>
        {site.name} would like to count what visitors look at, to learn what they want. Nothing of
        it says who you are.
      </p>
      <p className="consent-answers">
        <button type="button" className="button button-quiet" onClick={() => answer(false)}>
          Decline
        </button>
        <button type="button" className="button button-quiet" onClick={() => answer(true)}>
          Accept
        </button>
      </p>
    </section>
  );
}
