import { SaveToggle } from '#web/account/save-toggle.tsx';
import { FavouriteToggle } from '#web/favourites/favourite-toggle.tsx';
import type { ToolsView } from './tools-view.ts';

interface VehicleToggleProps {
  toggle: NonNullable<ToolsView['toggle']>;
  vehicle: { id: number; slug: string };
  /** The address of the vehicle's first picture, for the favourites. */
  pictureUrl: string | undefined;
}

/** The button over the pictures that saves the vehicle. */
export function VehicleToggle({ toggle, vehicle, pictureUrl }: VehicleToggleProps) {
  if (toggle.kind === 'save') return <SaveToggle id={vehicle.id} name={toggle.name} />;
  const { kind, ...names } = toggle;
  const favourite = { id: vehicle.id, slug: vehicle.slug, ...names, primary_image_url: pictureUrl };
  return <FavouriteToggle kind={kind} favourite={favourite} />;
}
