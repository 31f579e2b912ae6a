/** Up to this number of pictures, thumbnails would only repeat the visible pictures. */
const THUMBNAILS_ABOVE = 3;

export function hasThumbnails(pictures: number): boolean {
  return pictures > THUMBNAILS_ABOVE;
}
