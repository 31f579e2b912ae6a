import { maskPhones } from '#domain/dealership/mask-phones.ts';
import { phoneBook } from '#domain/dealership/phone-book.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { dealerHtml, wordsOfHtml } from './dealer-html.ts';

export interface CommentsView {
  title: string;
  /** Sanitised. */
  html: string;
  /** The first words of comments that are long, in plain text. */
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
  const words = wordsOfHtml(html);
  return {
    title: comments_title,
    html: words === '' ? NO_COMMENTS : html,
    start: words.length > comments_cut ? cutAtWord(words, comments_cut) : undefined,
  };
}

/** At most so many characters, ending with a whole word where the text has words. */
function cutAtWord(text: string, most: number): string {
  const space = text.lastIndexOf(' ', most);
  return text.slice(0, space > 0 ? space : most);
}
