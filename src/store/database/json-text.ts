/**
 * Any value as JSON that PostgreSQL's jsonb takes. Two things that JSON and JavaScript allow have no place there
 * and would refuse the whole row: the NUL character, left out, and half of a surrogate pair, replaced by U+FFFD.
 */
export function jsonText(value: unknown): string {
  // JSON.stringify writes both as escapes, and whole pairs as they are; `\\` is matched so that it shields what follows
  return JSON.stringify(value).replace(
    /\\(?:(u0000)|(ud[89a-f][0-9a-f]{2})|.)/g,
    (escape, nul: string | undefined, half: string | undefined) => {
      if (nul) return '';
      return half ? '\ufffd' : escape;
    },
  );
}
