import type { RefObject } from 'react';
import { useEntered } from '#web/ui/use-entered.ts';

const half = { threshold: 0.5 };

/** Whether half of an element has been on the screen: what moves once should move when it is looked at. */
export function useSeen<T extends Element>(): { ref: RefObject<T | null>; isSeen: boolean } {
  const { ref, hasEntered } = useEntered<T>(half);
  return { ref, isSeen: hasEntered };
}
