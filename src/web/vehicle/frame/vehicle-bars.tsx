import type { PictureView } from '#web/ui/picture-view.ts';
import type { VehicleView } from '#web/vehicle/vehicle-view.ts';
import { BottomBar } from './bottom-bar.tsx';
import { StickyHeader } from './sticky-header.tsx';

export interface VehicleBarsProps {
  view: VehicleView;
  picture: PictureView | undefined;
}

/** What stays on the screen of a vehicle's page that is scrolled down. */
export function VehicleBars({ view, picture }: VehicleBarsProps) {
  return (
    <>
      <StickyHeader view={view} picture={picture} />
      <BottomBar view={view} />
    </>
  );
}
