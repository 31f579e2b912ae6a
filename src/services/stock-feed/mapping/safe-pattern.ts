/**
 * The longest text that a mapping's pattern is tried on; longer texts do not match. Together with `patternFault`, it
 * bounds the time of a match.
 */
export const maxPatternInput = 500;

/**
 * Explains why a regular expression is not allowed in a mapping; undefined if it is. Refuses invalid patterns, back
 * references, and repeated groups that contain a repeat or alternatives, such as `(a+)+` or `(a|ab)*`: on some texts
 * their running time doubles with every character.
 */
export function patternFault(pattern: string): string | undefined {
  const fault = syntaxFault(pattern);
  if (fault !== undefined) return fault;
  if (/\\[1-9]|\\k</.test(pattern))
    return 'refers back to a group, which can take exponential time';
  const groups: { isRisky: boolean }[] = [];
  let inClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at];
    const group = groups.at(-1);
    if (sign === '\\') at++;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === '(') groups.push({ isRisky: false });
    else if (sign === '|' && group !== undefined) group.isRisky = true;
    else if (sign === ')') {
      const closed = groups.pop();
      const repeated = isRepeat(pattern, at + 1);
      if (closed?.isRisky === true && repeated)
        return 'repeats a group that contains a repeat or alternatives, which can take exponential time';
      const outer = groups.at(-1);
      if (outer !== undefined && (repeated || closed?.isRisky === true)) outer.isRisky = true;
    } else if (group !== undefined && isRepeat(pattern, at)) group.isRisky = true;
  }
  return undefined;
}

function syntaxFault(pattern: string): string | undefined {
  try {
    RegExp(pattern, 'u');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'is not a regular expression';
  }
}

/** Whether a quantifier repeats: `*`, `+`, `{2,}` and counts, but not `?`. */
function isRepeat(pattern: string, at: number): boolean {
  return /^(?:[*+]|\{\d+(?:,\d*)?\})/.test(pattern.slice(at, at + 12));
}
