import { useEffect, useState } from 'react';
import type { SiteView } from '#web/site/site-view.ts';
import { ConsentBar } from './consent-bar.tsx';
import { consentOf } from './consent.ts';
import { recordEvent, tellEventsTo } from './record-event.ts';

/** Where the events of a visit go, and whether the shopper has to be asked first. */
export function VisitAnalytics({ site }: { site: SiteView }) {
  const { slug, analytics } = site;
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    document.addEventListener('click', countCall);
    return () => document.removeEventListener('click', countCall);
  }, []);
  useEffect(() => {
    tellEventsTo(slug, analytics);
    if (!analytics.asks_consent || consentOf(slug) !== undefined) return undefined;
    // after the page is there: a question is the last thing that it has to say
    const timer = setTimeout(() => setAsked(true));
    return () => clearTimeout(timer);
  }, [slug, analytics]);
  return isAsked ? <ConsentBar site={site} onAnswer={() => setAsked(false)} /> : null;
}

/** Every link that calls counts, wherever it stands: one listener misses none. A card's link names its vehicle. */
function countCall({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href^="tel:"]') : null;
  if (!link) return;
  const { car } = link.dataset;
  recordEvent('dealerCalled', car === undefined ? {} : { car_id: Number(car) });
}
