import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { followedAddress } from '#web/router-shortcuts/followed-address.ts';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';

interface FinancePopupSlotProps {
  /** The slug of the site. */
  site: string;
  /** The path of the finance page. */
  page: string;
}

/** The anchor of the page's entry in the browser's history while the dialog is open. */
const ANCHOR = 'get-finance';

const loadPopup = () => import('./finance-popup.tsx');

/**
 * Opens the finance form over the page when one of its finance buttons is pressed. The dialog is an entry in the
 * browser's history, so that Back closes it. Its script is loaded on demand; without it, and without script at all, the
 * buttons are links to the page.
 */
export function FinancePopupSlot({ site, page }: FinancePopupSlotProps) {
  const navigate = useNavigate();
  const link = linkOf(useLocation().state);
  useEffect(() => {
    function open(event: MouseEvent): void {
      const address = followedAddress(event);
      if (address?.pathname !== page || address.hash === '') return;
      event.preventDefault();
      const { pathname, search } = window.location;
      const state = { financeLink: address.href };
      void navigate({ pathname, search, hash: ANCHOR }, { state, preventScrollReset: true });
    }
    // before the page follows the link
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, [navigate, page]);
  const popup = useLazyModule(link !== undefined, loadPopup, () => {
    if (link) window.location.assign(link);
  });
  if (!link || !popup) return null;
  return (
    <popup.FinancePopup key={link} link={link} site={site} onClose={() => void navigate(-1)} />
  );
}

/** The finance link that the dialog was opened with. */
function linkOf(state: unknown): string | undefined {
  const { financeLink } = (state ?? {}) as { financeLink?: unknown }; // other pages store other states
  return typeof financeLink === 'string' ? financeLink : undefined;
}
