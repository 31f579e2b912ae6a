export interface CutText {
  whole: string;
  /** What is shown at first; absent when all of it is. */
  start?: string;
}

/**
 * A long text cut for a card.
 * @param at how many characters of a cut text are shown
 * @param wholeUpTo a text of so many characters or fewer is not cut: a button would save next to nothing
 */
export function cutText(
  text: string,
  { at, wholeUpTo }: { at: number; wholeUpTo: number },
): CutText {
  // by characters as a reader counts them: half of a pair would show as a question mark
  const characters = [...text];
  if (characters.length <= Math.max(at, wholeUpTo)) return { whole: text };
  return { whole: text, start: `${characters.slice(0, at).join('').trimEnd()}…` };
}
