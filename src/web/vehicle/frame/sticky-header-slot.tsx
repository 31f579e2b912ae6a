import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import type { StickyHeaderProps } from './sticky-header.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

/** Pixels; well before the header appears. */
const LOADS_AFTER = 100;

const loadHeader = () => import('./sticky-header.tsx');

/** Imports the header when the page is scrolled. It needs script anyway, and the first screen does not show it. */
export function StickyHeaderSlot(props: StickyHeaderProps) {
  const header = useLazyModule(useScrolledPast(LOADS_AFTER), loadHeader);
  return header && <header.StickyHeader {...props} />;
}
