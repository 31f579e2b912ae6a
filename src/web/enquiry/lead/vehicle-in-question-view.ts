import { type PriceDisplay, priceDisplay } from '#domain/price/price-display.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { vehiclePictures } from '#web/media/vehicle-pictures.ts';
import { vehicleSubtitle, vehicleTitle } from '#web/search/results/card-view.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';

/** The vehicle that a form is about. */
export interface VehicleInQuestionView {
  title: string;
  subtitle: string | undefined;
  href: string;
  price: PriceDisplay;
  picture: PictureView | undefined;
}

export function vehicleInQuestionView(
  vehicle: Vehicle,
  settings: SiteSettings,
): VehicleInQuestionView {
  return {
    title: vehicleTitle(vehicle),
    subtitle: vehicleSubtitle(vehicle),
    href: `/cars/${vehicle.slug}`,
    price: priceDisplay(vehicle, settings.price),
    picture: vehiclePictures(vehicle)[0],
  };
}
