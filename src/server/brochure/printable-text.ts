/** Replacements for characters that feeds use and our fonts lack. */
const spellings: readonly (readonly [from: RegExp, to: string])[] = [
  [/\r\n?/g, '\n'],
  [/[\u2010-\u2012]/g, '-'],
  [/\u2015/g, '–'],
  [/[\u25aa\u25ab\u25cf\u25cb\u25e6\u2023\u2043\u2605\u2606\u2713\u2714\u2705]/g, '•'],
  [/\u2265/g, '>='],
  [/\u2264/g, '<='],
  [/\u2032/g, "'"],
  [/\u2033/g, '"'],
  [/[\t\u2000-\u200a\u202f\u3000]/g, ' '],
];

/** Characters that the fonts lack; they have Latin letters and common punctuation. */
const unprintable =
  /[^\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/gu;

/** Reduces a text to the characters of the brochure's fonts, because others would print as empty boxes. */
export function printableText(text: string): string {
  return spellings
    .reduce((spelt, [from, to]) => spelt.replace(from, to), text.normalize('NFC'))
    .replace(unprintable, '')
    .replace(/ {2,}/g, ' ');
}
