import { type PostSummary, postAddress } from '#domain/blog/post.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { calendarDay } from '#domain/time/calendar-words.ts';
import type { BlogSettings } from '#site/settings/blog.ts';
import { type PictureView, pictureView } from '#web/ui/card/picture-view.ts';

/** A post's card. */
export interface PostCardView {
  href: string;
  heading: string;
  /** Cut to the number of characters in the settings. */
  description: string;
  picture: PictureView | undefined;
  /** `2026-11-20` */
  date: string;
  /** `20 Nov 2026` */
  dateText: string;
  /** The first of its categories. */
  category: string | undefined;
}

export function postCardView(
  post: PostSummary,
  { description_cut: at }: BlogSettings,
): PostCardView {
  const { whole, start } = cutText(post.description.replaceAll('\n', ' '), { at, wholeUpTo: at });
  return {
    href: postAddress(post),
    heading: post.heading,
    description: start === undefined ? whole : withoutBrokenWord(start, whole),
    picture: postPicture(post),
    date: post.date,
    dateText: calendarDay(post.date),
    category: post.categories[0],
  };
}

/** Removes the part of a word at the end of a cut text. A text without spaces stays as it is. */
function withoutBrokenWord(start: string, whole: string): string {
  const words = start.slice(0, -1);
  const isBroken = /\S/.test(whole.charAt(words.length));
  const kept = isBroken ? words.replace(/[\s,;:]+\S*$/, '') : words;
  return `${kept}…`;
}

export function postPicture({ image }: PostSummary): PictureView | undefined {
  return image && pictureView('content', 0, image.source, image.alt);
}
