/**
 * A text as it is searched: words in lower case without diacritics.
 *
 * A unit is what a person would call a word: `cx-5`, `4x4`, `o'neill`, `2.5`. A unit with separators has several parts
 * and is found by each part (`cx`, `5`) and joined (`cx5`), so the separator never matters.
 */
export interface TextToken {
  readonly term: string;
  readonly kind: TokenKind;
}

/** A unit without separators, a part of a unit, and a unit with its separators removed (in addition to its parts). */
export const tokenKind = { whole: 0, part: 1, joined: 2 } as const;
export type TokenKind = (typeof tokenKind)[keyof typeof tokenKind];

/** Longer words are truncated: they are never typed and would only enlarge the vocabulary. */
export const maxTermLength = 64;

const unit = /[\p{L}\p{N}]+(?:[-'’./&_]+[\p{L}\p{N}]+)*/gu;
const plainUnit = /[a-z0-9]+(?:[-'./&_]+[a-z0-9]+)*/g;
/** A decimal point belongs to its number. */
const part = /[\p{L}\p{N}]+(?:(?<=\p{N})\.(?=\p{N})[\p{L}\p{N}]+)*/gu;
const separator = /[-'’./&_]/;
const plain = /^[\0-\x7f]*$/;
const marks = /\p{M}+/gu;
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};
const specialLetter = /[ßæœøđłı]/g;

export function textTokens(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  for (const parts of textUnits(text)) {
    if (parts.length === 1) {
      tokens.push({ term: parts[0]!, kind: tokenKind.whole });
      continue;
    }
    for (const term of parts) tokens.push({ term, kind: tokenKind.part });
    tokens.push({ term: joinedTerm(parts), kind: tokenKind.joined });
  }
  return tokens;
}

/** The parts of each unit of a text, in order. */
export function textUnits(text: string): string[][] {
  const folded = foldText(text);
  const units = folded.match(plain.test(folded) ? plainUnit : unit) ?? [];
  return units.map((each) =>
    separator.test(each) ? partsOf(each) : [each.slice(0, maxTermLength)],
  );
}

export function joinedTerm(parts: readonly string[]): string {
  return parts.join('').slice(0, maxTermLength);
}

function partsOf(joined: string): string[] {
  return (joined.match(part) ?? []).map((each) => each.slice(0, maxTermLength));
}

function foldText(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(specialLetter, (letter) => letters[letter] ?? letter);
}
