import type { RefObject } from 'react';
import { useEntered } from './use-entered.ts';

const near = { rootMargin: '100%' };

/** Whether an element has come within a screen's height of what is seen; once it has, it stays so. */
export function useNearScreen<T extends Element>(): {
  ref: RefObject<T | null>;
  isNear: boolean;
} {
  const { ref, hasEntered } = useEntered<T>(near);
  return { ref, isNear: hasEntered };
}
