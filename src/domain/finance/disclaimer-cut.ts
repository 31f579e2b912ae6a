/** Characters of a finance disclaimer that a card shows until it is opened. Source: specification 1, section 2. */
export const DISCLAIMER_CUT = 197;

/** The part that is always seen, and the rest; together they are the whole text. */
export function disclaimerCut(text: string): { seen: string; rest: string } {
  return { seen: text.slice(0, DISCLAIMER_CUT), rest: text.slice(DISCLAIMER_CUT) };
}
