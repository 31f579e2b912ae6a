import { embedAddress } from '#domain/media/embed-address.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { VideoView } from '#web/media/media-view.ts';
import { sectionPicture } from '#web/sections/section-picture.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';

export interface VideoSectionView {
  title: string;
  text: string | undefined;
  video: VideoView;
  picture: PictureView;
}

/** Left out if the address is of no player that can be embedded. */
export function videoSectionView({
  title,
  text,
  url,
  poster,
}: SectionContent<'video'>): VideoSectionView | undefined {
  const embed = embedAddress(url);
  return (
    embed && { title, text, video: { title, page: url, ...embed }, picture: sectionPicture(poster) }
  );
}
