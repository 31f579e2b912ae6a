import { useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { canShowPopup, recordClosedPopup } from './closed-popups.ts';
import { showsPopupOn } from './shows-popup-on.ts';
import { PopupDialog } from './popup-dialog.tsx';
import type { PopupView } from './popup-view.ts';

interface PopupProps {
  popup: PopupView;
  /** The site's slug. */
  site: string;
  /** Whether the site is waiting for the visitor's answer about consent. */
  isConsentPending(): boolean;
}

/** A site's popup, on the pages that may show it, until the visitor closes it. */
export function Popup({ popup, site, isConsentPending }: PopupProps) {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  // data comes from our own loaders
  const { sections } = (match?.loaderData ?? {}) as { sections?: string[] };
  const [isClosed, setClosed] = useState(() => !canShowPopup(site, popup.id));
  if (isClosed || !showsPopupOn(match?.id, popup.pages, sections)) return null;

  function close(): void {
    recordClosedPopup(site, popup.id);
    setClosed(true);
  }

  return (
    <PopupDialog
      // the delay starts again on each page
      key={pathname}
      popup={popup}
      // the visitor may have closed it in another tab
      mayOpen={() => !isConsentPending() && canShowPopup(site, popup.id)}
      onClose={close}
    />
  );
}
