import { z } from 'zod';
import { shareTargets } from '#domain/share/share-links.ts';
import { line } from './text.ts';

/** How the site shows the posts of its content. */
export const blog = z.strictObject({
  title: line.default('Blog').describe('the heading of the list of posts'),
  text: z.string().trim().min(1).max(500).optional().describe('the sentence below the heading'),
  description_cut: z
    .number()
    .int()
    .min(20)
    .max(1000)
    .default(80)
    .describe('how many characters of a description a card shows'),
  related: z
    .number()
    .int()
    .min(0)
    .max(12)
    .default(3)
    .describe('number of related posts below a post'),
  share_targets: z.array(z.enum(shareTargets)).default([...shareTargets]),
});

export type BlogSettings = z.infer<typeof blog>;
