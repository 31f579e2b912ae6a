import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import { useScrolledPast } from './use-scrolled-past.ts';
import type { VehicleBarsProps } from './vehicle-bars.tsx';

/** Pixels; well before the bars appear. */
const LOADS_AFTER = 100;

const loadBars = () => import('./vehicle-bars.tsx');

/** Imports the bars when the page is scrolled. They need script anyway, and the first screen does not show them. */
export function VehicleBarsSlot(props: VehicleBarsProps) {
  const bars = useLazyModule(useScrolledPast(LOADS_AFTER), loadBars);
  return bars && <bars.VehicleBars {...props} />;
}
