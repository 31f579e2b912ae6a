/**
 * Serialises a value as JSON for jsonb columns. jsonb rejects two things that JSON and JavaScript allow: NUL
 * characters, which are removed, and lone surrogates, which are replaced by U+FFFD.
 */
export function jsonText(value: unknown): string {
  // JSON.stringify escapes both and leaves whole pairs alone; matching `\\` keeps an escaped backslash from being
  // misread
  return JSON.stringify(value).replace(
    /\\(?:(u0000)|(ud[89a-f][0-9a-f]{2})|.)/g,
    (escape, nul: string | undefined, half: string | undefined) => {
      if (nul) return '';
      return half ? '\ufffd' : escape;
    },
  );
}
