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
    <section className="consent-bar" aria-label="Your privacy">
      <p>
        {site.name} would like to record which pages are visited, to learn what shoppers are looking
        for. Nothing we record says who you are.
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
