import './consent-bar.css';
import { use } from 'react';
import { InlineNonce } from '#web/inline-nonce.ts';
import type { SiteView } from '#web/site/site-view.ts';
import { consentKey, saveConsent } from './consent.ts';

/**
 * An inline script behind the question for consent. It hides the question before the page is painted if the visitor has
 * answered it, or cannot, because without storage the question would return on every page. It also stores an answer
 * that is given before the page's scripts have loaded.
 */
const consentScript = `(() => {
  const bar = document.currentScript.previousElementSibling;
  const { consent } = bar.dataset;
  try {
    bar.hidden = localStorage.getItem(consent) !== null;
    bar.addEventListener('click', ({ target }) => {
      const { value } = target.closest('button') ?? {};
      if (!value) return;
      localStorage.setItem(consent, value);
      bar.hidden = true;
    });
  } catch {
    bar.hidden = true;
  }
})()`;

interface ConsentBarProps {
  site: SiteView;
  onAnswer(): void;
}

/**
 * Asks for consent to analytics. Both answers are equally easy to give, and both are stored. The bar is part of the
 * page, because one that came later would be the largest text of a short page and delay its largest contentful paint.
 */
export function ConsentBar({ site, onAnswer }: ConsentBarProps) {
  const nonce = use(InlineNonce);
  function answer(consents: boolean): void {
    saveConsent(site.slug, consents);
    onAnswer();
  }
  return (
    <>
      <section
        className="consent-bar cluster needs-script"
        aria-label="Your privacy"
        data-consent={consentKey(site.slug)}
        suppressHydrationWarning
      >
        <p>
          {site.name} would like to record which pages are visited, to learn what shoppers are
          looking for. Nothing we record says who you are.
        </p>
        <p className="consent-answers">
          <button
            type="button"
            value="no"
            className="button button-quiet"
            onClick={() => answer(false)}
          >
            Decline
          </button>
          <button
            type="button"
            value="yes"
            className="button button-quiet"
            onClick={() => answer(true)}
          >
            Accept
          </button>
        </p>
      </section>
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: consentScript }}
      />
    </>
  );
}
