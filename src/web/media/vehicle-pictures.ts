import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type PictureView, pictureView } from '#web/ui/card/picture-view.ts';

/** A vehicle's photographs, with numbered alternative texts where the dealer gave none. */
export function vehiclePictures({ id, name, images = [] }: Vehicle): PictureView[] {
  return images.map((image, index) =>
    pictureView(id, index, image.url, image.alt ?? `${name}, picture ${index + 1}`),
  );
}
