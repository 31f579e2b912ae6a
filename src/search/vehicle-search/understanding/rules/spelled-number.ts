const numbers: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);
const tens: ReadonlyMap<string, number> = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10]),
);

/** Reads a spelled number below 100, in one word: `seven`, `twenty-five`. */
export function spelledNumber(word: string): number | undefined {
  const [first = '', second, ...others] = word.split('-');
  if (second === undefined) return numbers.get(first) ?? tens.get(first);
  const [ten, one] = [tens.get(first), numbers.get(second)];
  const isCompound = ten !== undefined && one !== undefined && one < 10 && others.length === 0;
  return isCompound ? ten + one : undefined;
}

/** Reads a spelled number below 1,000, in as many words as are given: `a hundred and ten`, `twenty five`. */
export function spelledHundreds(words: readonly string[]): number | undefined {
  const at = words.indexOf('hundred');
  if (at === -1) return spelledNumber(words.join('-'));
  const [first = 'one', ...before] = words.slice(0, at);
  const hundreds = first === 'a' ? 1 : spelledNumber(first);
  const rest = words.slice(words[at + 1] === 'and' ? at + 2 : at + 1);
  const added = rest.length === 0 ? 0 : spelledNumber(rest.join('-'));
  if (hundreds === undefined || hundreds > 9 || before.length > 0) return undefined;
  return added === undefined ? undefined : hundreds * 100 + added;
}
