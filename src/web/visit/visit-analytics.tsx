import { useEffect, useState } from 'react';
import type { SiteView } from '#web/site/site-view.ts';
import { ConsentBar } from './consent-bar.tsx';
import { readConsent } from './consent.ts';
import { recordEvent, startRecording } from './record-event.ts';

/** Starts recording a visit's events, and asks for consent first if the site requires it. */
export function VisitAnalytics({ site }: { site: SiteView }) {
  const { slug, analytics } = site;
  const [isPending, setPending] = useState(analytics.asks_consent);
  useEffect(() => {
    document.addEventListener('click', recordCall);
    return () => document.removeEventListener('click', recordCall);
  }, []);
  useEffect(() => {
    startRecording(slug, analytics);
    if (readConsent(slug) === undefined) return undefined;
    // nothing to see: the script behind the bar has hidden it already
    const timer = setTimeout(() => setPending(false));
    return () => clearTimeout(timer);
  }, [slug, analytics]);
  return isPending ? <ConsentBar site={site} onAnswer={() => setPending(false)} /> : null;
}

/**
 * Records clicks on every `tel:` link; one listener on the document covers all of them. A card's link names its
 * vehicle.
 */
function recordCall({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href^="tel:"]') : null;
  if (!link) return;
  const { car } = link.dataset;
  recordEvent('dealerCalled', car === undefined ? {} : { car_id: Number(car) });
}
