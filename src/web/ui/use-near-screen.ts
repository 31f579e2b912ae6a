import type { RefObject } from 'react';
import { useEntered } from './use-entered.ts';

const near = { rootMargin: '100%' };

/** Whether an element has come within one screen height of the viewport; stays true afterwards. */
export function useNearScreen<T extends Element>(): {
  ref: RefObject<T | null>;
  isNear: boolean;
} {
  const { ref, hasEntered } = useEntered<T>(near);
  return { ref, isNear: hasEntered };
}
