export interface Hanging {
  /** `wide` and `narrow` are a pair in one row. */
  size: 'full' | 'wide' | 'narrow' | 'room';
  side: 'start' | 'end';
}

/** The order in which plates hang, from the start again after the last. */
const rhythm: readonly Hanging[] = [
  { size: 'full', side: 'start' },
  { size: 'wide', side: 'start' },
  { size: 'narrow', side: 'end' },
  { size: 'room', side: 'end' },
  { size: 'narrow', side: 'start' },
  { size: 'wide', side: 'end' },
];

/**
 * Where each vehicle hangs; undefined for what stands between them. A vehicle that would be the first of a pair without
 * a second hangs across the screen, so that no row has a gap.
 */
export function hangings(kinds: readonly string[]): (Hanging | undefined)[] {
  let hung = 0;
  return kinds.map((kind, at) => {
    if (kind !== 'vehicle') return undefined;
    const place = rhythm[hung % rhythm.length];
    const opensPair = hung % 3 === 1;
    if (opensPair && kinds[at + 1] !== 'vehicle') {
      hung += 2;
      return { size: 'full', side: 'start' };
    }
    hung += 1;
    return place;
  });
}
