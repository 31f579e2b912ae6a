import { type PictureView, pictureView } from '#web/ui/card/picture-view.ts';

/** A picture in a section's properties. */
export function sectionPicture({ source, alt }: { source: string; alt: string }): PictureView {
  return pictureView('content', 0, source, alt);
}
