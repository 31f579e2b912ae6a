import type { SiteView } from '#web/site/site-view.ts';
import { sayConsent } from './consent.ts';

interface ConsentBarProps {
  site: SiteView;
  onAnswer(): void;
}

/** Asks whether a visit may be counted. Both answers are as easy to give, and either is kept. */
export function ConsentBar({ site, onAnswer }: ConsentBarProps) {
  function answer(consents: boolean): void {
    sayConsent(site.slug, consents);
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
