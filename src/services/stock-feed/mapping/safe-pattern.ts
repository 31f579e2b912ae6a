/**
 * Longest text a mapping's pattern is tried on; a longer one does not match. With the repeats that `patternFault`
 * allows, the time of a match then has a small bound.
 */
export const longestPatternInput = 500;

/**
 * Why a regular expression may not stand in a mapping, or nothing. Beside faulty ones those are refused in which a
 * repeated group holds a repeat or alternatives, as in `(a+)+` or `(a|ab)*`: on the wrong text their time doubles
 * with every character.
 */
export function patternFault(pattern: string): string | undefined {
  const fault = syntaxFault(pattern);
  if (fault !== undefined) return fault;
  if (/\\[1-9]|\\k</.test(pattern)) return 'refers back to a group, which can take for ever';
  const groups: { choosy: boolean }[] = [];
  let inClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at];
    const group = groups.at(-1);
    if (sign === '\\') at++;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (sign === '(') groups.push({ choosy: false });
    else if (sign === '|' && group !== undefined) group.choosy = true;
    else if (sign === ')') {
      const closed = groups.pop();
      const repeated = isRepeat(pattern, at + 1);
      if (closed?.choosy === true && repeated)
        return 'repeats a group that holds a repeat or alternatives';
      const outer = groups.at(-1);
      if (outer !== undefined && (repeated || closed?.choosy === true)) outer.choosy = true;
    } else if (group !== undefined && isRepeat(pattern, at)) group.choosy = true;
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

/** `*`, `+`, `{2,}` and counts; a `?` alone repeats nothing. */
function isRepeat(pattern: string, at: number): boolean {
  return /^(?:[*+]|\{\d+(?:,\d*)?\})/.test(pattern.slice(at, at + 12));
}
