import { useEffect, useState } from 'react';
import type { SiteView } from '#web/site/site-view.ts';
import { readConsent } from '#web/visit/consent.ts';
import type { Popup } from './popup.tsx';
import type { PopupView } from './popup-view.ts';

interface PopupSlotProps {
  popup: PopupView;
  site: SiteView;
}

/**
 * Loads the popup's script and styles on sites that have one. There is no popup without script, because the closing
 * could not be stored; the page it links to is also linked from the site.
 */
export function PopupSlot({ popup, site }: PopupSlotProps) {
  const [part, setPart] = useState<{ Popup: typeof Popup }>();
  useEffect(() => {
    // `useLazyModule` would add a script to every page of sites without a popup
    import('./popup.tsx').then(setPart, (error: unknown) =>
      console.warn('The script of the popup could not be loaded, so the popup is not shown', error),
    );
  }, []);
  const isConsentPending = () =>
    site.analytics.asks_consent && readConsent(site.slug) === undefined;
  return part ? (
    <part.Popup popup={popup} site={site.slug} isConsentPending={isConsentPending} />
  ) : null;
}
