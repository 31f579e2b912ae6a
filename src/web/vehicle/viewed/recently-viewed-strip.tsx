import { useEntered } from '#web/ui/use-entered.ts';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import type { RecentlyViewedProps } from './recently-viewed.tsx';

/** The request starts when the strip is one screen height below the viewport. */
const oneScreenAhead = { rootMargin: '100%' };

const loadStrip = () => import('./recently-viewed.tsx');

/** Imports the strip of recently viewed vehicles when the shopper comes near the end of the page. */
export function RecentlyViewedStrip(props: RecentlyViewedProps) {
  const { ref, hasEntered } = useEntered<HTMLDivElement>(oneScreenAhead);
  const strip = useLazyModule(hasEntered, loadStrip);
  return <div ref={ref}>{strip && <strip.RecentlyViewed {...props} />}</div>;
}
