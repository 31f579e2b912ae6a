import { z } from 'zod';
import { line } from '#site/settings/text.ts';
import { link, paragraph, picture, sectionProps } from '#site/pages/section-schema.ts';

/** A picture with a heading, text and links beside it. */
export const pictureAndText = sectionProps({
  kicker: line.optional(),
  title: line,
  paragraphs: z.array(paragraph).max(10).default([]),
  points: z.array(line).max(12).default([]).describe('a list below the text'),
  picture,
  side: z.enum(['left', 'right']).default('left').describe('where the picture is on wide screens'),
  links: z.array(link).max(3).default([]),
});
