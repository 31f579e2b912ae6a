import { useEffect, useEffectEvent, useRef } from 'react';

/** `:is()` ignores selectors that the browser does not know. */
const busy = ':is(:modal, :popover-open, :fullscreen, input:focus, select:focus, textarea:focus)';

/**
 * Calls `act` once, `delayMs` after `mayAct` becomes true, unless the visitor is filling in or has changed a field, or
 * has opened something over the page.
 */
export function useDelayUnlessBusy(mayAct: boolean, delayMs: number, act: () => void): void {
  const hasChangedField = useRef(false);
  useEffect(() => {
    const recordChange = (): void => {
      hasChangedField.current = true;
    };
    document.addEventListener('input', recordChange);
    return () => document.removeEventListener('input', recordChange);
  }, []);
  const actUnlessBusy = useEffectEvent(() => {
    if (!hasChangedField.current && !document.querySelector(busy)) act();
  });
  useEffect(() => {
    if (!mayAct) return undefined;
    const timer = setTimeout(() => actUnlessBusy(), delayMs);
    return () => clearTimeout(timer);
  }, [mayAct, delayMs]);
}
