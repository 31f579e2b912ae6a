import type { PictureView } from '#web/ui/card/picture-view.ts';
import type { VehicleView } from '#web/vehicle/vehicle-view.ts';
import { BottomBar } from './bottom-bar.tsx';
import { StickyHeader } from './sticky-header.tsx';

export interface VehicleBarsProps {
  view: VehicleView;
  picture: PictureView | undefined;
}

/** The bars that stay on screen while a vehicle's page scrolls. */
export function VehicleBars({ view, picture }: VehicleBarsProps) {
  return (
    <>
      <StickyHeader view={view} picture={picture} />
      <BottomBar view={view} />
    </>
  );
}
