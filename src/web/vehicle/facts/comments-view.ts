import { maskPhones } from '#domain/dealership/mask-phones.ts';
import { phoneBook } from '#domain/dealership/phone-book.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { dealerHtml, htmlToText } from './dealer-html.ts';

export interface CommentsView {
  title: string;
  /** Sanitised HTML. */
  html: string;
  /** The beginning of long comments, as plain text. */
  start: string | undefined;
}

/** Source: specification 1, section 2, "Vehicle detail page". */
const NO_COMMENTS = '<p>Dealer comments are pending. Please check back here later.</p>';

export function commentsView(
  comments: string | undefined,
  settings: Pick<SiteSettings, 'vehicle' | 'phones' | 'locations'>,
): CommentsView {
  const { comments_title, comments_cut } = settings.vehicle;
  const written = dealerHtml(comments ?? '');
  const html = settings.phones.mask
    ? maskPhones(written, [...phoneBook(settings).values()], '/call')
    : written;
  const text = htmlToText(html);
  return {
    title: comments_title,
    html: text === '' ? NO_COMMENTS : html,
    start: text.length > comments_cut ? cutAtWord(text, comments_cut) : undefined,
  };
}

/** Cuts at a space, so that the result has at most `most` characters; within a word if there is no space. */
function cutAtWord(text: string, most: number): string {
  const space = text.lastIndexOf(' ', most);
  return text.slice(0, space > 0 ? space : most);
}
