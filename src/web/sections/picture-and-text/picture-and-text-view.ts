import type { SectionContent } from '#site/pages/section-kinds.ts';
import { sectionPicture } from '#web/sections/section-picture.ts';
import type { LinkView } from '#web/site/site-view.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';

export interface PictureAndTextView {
  kicker: string | undefined;
  title: string;
  paragraphs: string[];
  points: string[];
  picture: PictureView;
  side: 'left' | 'right';
  links: LinkView[];
}

export function pictureAndTextView({
  kicker,
  title,
  paragraphs,
  points,
  picture,
  side,
  links,
}: SectionContent<'picture-and-text'>): PictureAndTextView {
  return { kicker, title, paragraphs, points, picture: sectionPicture(picture), side, links };
}
