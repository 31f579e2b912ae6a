import { plainText } from '#domain/text/plain-text.ts';
import type { Listing } from './listing.ts';

/** Control characters except line ends, and marks that turn or hide text. */
const unprintable = /(?!\n)\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** Decoding entities can produce tags: `&lt;b&gt;`. */
const tag = /<\/?[a-z!][^>]*>/gi;

/** A dealer's text for an advertiser: without HTML and control characters. */
export function catalogueText(text: string): string {
  return plainText(text).replaceAll(tag, '').replaceAll(unprintable, '').toWellFormed().trim();
}

/** Cuts a text to a number of characters at the end of a word. */
export function shortened(text: string, maxLength: number): string {
  // split by code point, so that no surrogate pair is halved
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  const start = characters.slice(0, maxLength - 1).join('');
  return `${start.replace(/\s+\S*$/, '')}…`;
}

/**
 * The comments, else the facts, then what the price includes. Catalogues without a column for the price's basis state it
 * here, and Google shows it beside the price.
 */
export function descriptionOf(
  { summary, price_note }: Listing,
  comments: string | undefined,
  maxLength: number,
): string {
  const note = price_note ? `\n${price_note}` : '';
  return shortened(comments || summary, maxLength - note.length) + note;
}

/** "28990 AUD", as all vendors write prices. */
export function cataloguePrice({ price }: Listing): string | undefined {
  return price === undefined ? undefined : `${price} AUD`;
}
