export interface CutText {
  whole: string;
  /** The part shown at first; absent if the text is not cut. */
  start?: string;
}

/**
 * Cuts a long text for a card.
 * @param at the number of characters to show of a cut text
 * @param wholeUpTo texts up to this length are not cut, because a "more" button would save too little
 */
export function cutText(
  text: string,
  { at, wholeUpTo }: { at: number; wholeUpTo: number },
): CutText {
  // split by code point: half of a surrogate pair would show as a question mark
  const characters = [...text];
  if (characters.length <= Math.max(at, wholeUpTo)) return { whole: text };
  return { whole: text, start: `${characters.slice(0, at).join('').trimEnd()}…` };
}
