import { pictureBase, type PictureWidth } from '#domain/media/picture-address.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

export interface MailPicture {
  /** Absolute; the same for every receiver, so that it tells nobody who has opened the e-mail. */
  src: string;
  alt: string;
}

/**
 * The first picture of a vehicle; undefined if it has none.
 * @param origin scheme and host of the dealer's site
 */
export function mailPicture(
  { id, name, images }: Pick<Vehicle, 'id' | 'name' | 'images'>,
  origin: string,
  width: PictureWidth,
): MailPicture | undefined {
  const first = images?.[0];
  // mail programs show JPEG, but not all of them WebP and AVIF
  return (
    first && {
      src: `${origin}${pictureBase(id, 0, first.url)}/${width}.jpg`,
      alt: first.alt ?? name,
    }
  );
}
