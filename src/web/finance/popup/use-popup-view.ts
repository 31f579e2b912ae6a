import { useEffect, useState } from 'react';
import type { FinanceFormPageView } from '#web/finance/finance-page-view.ts';

/** Requests the form of a finance link. If it cannot be shown here, the browser follows the link. */
export function usePopupView(link: string): FinanceFormPageView | undefined {
  const [view, setView] = useState<FinanceFormPageView>();
  useEffect(() => {
    const unmount = new AbortController();
    fetchView(link, unmount.signal).then(setView, (error: unknown) => {
      if (unmount.signal.aborted) return;
      console.warn('The finance form could not be loaded into the dialog', error);
      window.location.assign(link);
    });
    return () => unmount.abort();
  }, [link]);
  return view;
}

async function fetchView(link: string, signal: AbortSignal): Promise<FinanceFormPageView> {
  // a visitor who has to sign in is redirected, which the page itself does better
  const options: RequestInit = { signal, redirect: 'error' };
  const response = await fetch(`/finance/form.json${new URL(link).search}`, options);
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  // our own route's answer
  return (await response.json()) as FinanceFormPageView;
}
