import { useEffect, useState } from 'react';
import type { SiteView } from '#web/site/site-view.ts';
import { consentOf } from '#web/visit/consent.ts';
import type { Popup } from './popup.tsx';
import type { PopupView } from './popup-view.ts';

interface PopupSlotProps {
  popup: PopupView;
  site: SiteView;
}

/**
 * Where a site has a popup; its script and styles are fetched there alone. Without script there is none: it could not be
 * closed for good, and what it leads to is a page that the site's own links lead to as well.
 */
export function PopupSlot({ popup, site }: PopupSlotProps) {
  const [part, setPart] = useState<{ Popup: typeof Popup }>();
  useEffect(() => {
    // not by `useLazyModule`, which would be a file of its own on every page that has no popup
    import('./popup.tsx').then(setPart, (error: unknown) =>
      console.warn('The popup could not be loaded', error),
    );
  }, []);
  const isAsked = () => site.analytics.asks_consent && consentOf(site.slug) === undefined;
  return part ? <part.Popup popup={popup} site={site.slug} isAsked={isAsked} /> : null;
}
