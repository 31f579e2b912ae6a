import { addressDollars } from '#domain/price/address-dollars.ts';
import type { Rule } from '#search/vehicle-search/understanding/meaning.ts';
import type { Word } from '#search/vehicle-search/understanding/words/words-of.ts';
import { leadingBounds } from './bound-words.ts';
import { phraseAt } from './phrase-at.ts';

/** A dollar sign, a minus sign, or digits with marks between them: `$4,50`, `-500`, `45.000.00`, `1,00,000`. */
const likeAmount =
  /^[-\u2212(]*(?:au?)?\$.*\p{Nd}|^[-\u2212]\p{Nd}+k?$|^\p{Nd}+(?:[.,'’]\p{Nd}+)+k?$/u;
/** Fewer digits with marks are a version, a capacity or a score. */
const MIN_DIGITS = 4;

/**
 * Reads an amount that no other rule understands, with the bound word before it. As text it would find nothing, so it
 * sets no limit and the page says so, as beside a field for a price.
 */
export const unreadAmountRule: Rule = (words, at) => {
  const leading = phraseAt(leadingBounds, words, at);
  const number = at + (leading?.length ?? 0);
  const text = words[number]?.text ?? '';
  const isUnread = looksLikeAmount(text) && addressDollars(text) === undefined;
  if (!isUnread && !(leading && isLastNumber(words, number))) return undefined;
  return {
    length: number + 1 - at,
    meaning: { kind: 'unread amount', text: words[number]?.raw ?? '' },
  };
};

function looksLikeAmount(text: string): boolean {
  const digits = text.replace(/\P{Nd}/gu, '').length;
  return likeAmount.test(text) && (/^\P{Nd}/u.test(text) || digits >= MIN_DIGITS);
}

/** "Under 45" says no more than that; "under 45 minutes away" does. */
function isLastNumber(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? '';
  return at === words.length - 1 && /\p{Nd}/u.test(text) && addressDollars(text) !== undefined;
}

/** Whether a text search is for an amount: no vehicle will ever be found by it. */
export function isAmountText(query: string): boolean {
  const isGrouped = /(?:^|\s)\p{Nd}{1,3}(?:\s\p{Nd}{3})+(?=\s|$)/u.test(query);
  const isWritten = query
    .toLowerCase()
    .split(' ')
    .some((text) => looksLikeAmount(text) || /^\p{Nd}{4,}$/u.test(text));
  return isGrouped || isWritten;
}
