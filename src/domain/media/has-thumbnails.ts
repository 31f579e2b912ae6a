/** With this many pictures or fewer, thumbnails would only repeat what is seen. */
const THUMBNAILS_ABOVE = 3;

export function hasThumbnails(pictures: number): boolean {
  return pictures > THUMBNAILS_ABOVE;
}
