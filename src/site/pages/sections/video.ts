import { z } from 'zod';
import { line } from '#site/settings/text.ts';
import { paragraph, picture, sectionProps } from '#site/pages/section-schema.ts';

/** A video behind a picture. Nothing of it loads before it is played. */
export const video = sectionProps({
  title: line,
  text: paragraph.optional(),
  url: z.url({ protocol: /^https$/ }).describe('a page of YouTube or Vimeo, or a video file'),
  poster: picture,
});
