import { useEffect, useLayoutEffect } from 'react';
import {
  clearTab,
  clearTabAt,
  isStale,
  lastForgotten,
  wasCleared,
} from '#web/site/forget-person.ts';
import { storageKey } from '#web/site/storage-key.ts';
import { forgetSignedOut } from './forget-signed-out.ts';

/**
 * Clears a page of a person who has signed out, here or in another tab: also one that comes back from the browser's memory
 * with what was typed into it.
 */
export function useForgottenPerson(site: string): void {
  // before RepeatEarlyChanges reads the controls: the next person has not made the changes that the browser restores
  useLayoutEffect(() => {
    forgetSignedOut(site);
    clearReopened(site);
  }, [site]);
  useEffect(() => {
    const known = lastForgotten(site);

    function leaveIfForgotten(): void {
      if (lastForgotten(site) === known) return;
      // without its hash: a change of the hash alone would keep the page
      const address = location.pathname + location.search;
      clearTabAt(site, address);
      document.body.hidden = true;
      location.replace(address);
    }
    function leaveAfterChange({ key }: StorageEvent): void {
      if (key === storageKey(site, 'Forgotten')) leaveIfForgotten();
    }
    addEventListener('storage', leaveAfterChange);
    // the page was in the browser's memory, or in a tab that was asleep
    addEventListener('pageshow', leaveIfForgotten);
    document.addEventListener('visibilitychange', leaveIfForgotten);
    return () => {
      removeEventListener('storage', leaveAfterChange);
      removeEventListener('pageshow', leaveIfForgotten);
      document.removeEventListener('visibilitychange', leaveIfForgotten);
    };
  }, [site]);
}

/** Empties forms that the browser has filled again with what was typed before. Drafts fill them afterwards. */
function clearReopened(site: string): void {
  const isReopenedTab = isStale(site);
  if (isReopenedTab) clearTab(site);
  if (!wasCleared(site)) return;
  // the type of these entries is known by their name
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReopenedPage = visit?.type === 'back_forward';
  if (isReopenedTab || isReopenedPage) for (const form of document.forms) form.reset();
}
