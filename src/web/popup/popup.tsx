import { useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { isYetToBeShown, rememberClosed } from './closed-popups.ts';
import { mayShowOn } from './may-show-on.ts';
import { PopupDialog } from './popup-dialog.tsx';
import type { PopupView } from './popup-view.ts';

interface PopupProps {
  popup: PopupView;
  /** The site's slug. */
  site: string;
  /** Whether the visitor has a question of the site's to answer. */
  isAsked(): boolean;
}

/** A site's popup on the pages where it may come, until its visitor has closed it. */
export function Popup({ popup, site, isAsked }: PopupProps) {
  const { pathname } = useLocation();
  const route = useMatches().at(-1)?.id;
  const [isOver, setOver] = useState(() => !isYetToBeShown(site, popup.id));
  if (isOver || !mayShowOn(route, popup.pages)) return null;

  function close(): void {
    rememberClosed(site, popup.id);
    setOver(true);
  }

  return (
    <PopupDialog
      // each page waits anew
      key={pathname}
      popup={popup}
      // it may have been closed in another tab since
      mayOpen={() => !isAsked() && isYetToBeShown(site, popup.id)}
      onClose={close}
    />
  );
}
