import { useEffect, useEffectEvent, useRef } from 'react';

/** A list that forgives a browser what it does not know of it. */
const occupied =
  ':is(:modal, :popover-open, :fullscreen, input:focus, select:focus, textarea:focus)';

/**
 * Acts once, so long after it may, if the visitor is left to look: somebody who is filling in, has changed a field, or
 * has opened something over the page, is not disturbed there.
 */
export function useQuietMoment(mayAct: boolean, delayMs: number, act: () => void): void {
  const hasChangedField = useRef(false);
  useEffect(() => {
    const note = (): void => {
      hasChangedField.current = true;
    };
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, []);
  const due = useEffectEvent(() => {
    if (!hasChangedField.current && !document.querySelector(occupied)) act();
  });
  useEffect(() => {
    if (!mayAct) return undefined;
    const timer = setTimeout(() => due(), delayMs);
    return () => clearTimeout(timer);
  }, [mayAct, delayMs]);
}
