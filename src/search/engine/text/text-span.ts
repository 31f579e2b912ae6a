/** One reading of some adjacent words: all of the terms must match in their place. */
export interface TextSpan {
  /** The words that it covers, `to` excluded. */
  readonly from: number;
  readonly to: number;
  readonly terms: readonly string[];
  readonly by: 'typed' | 'joined' | 'synonym' | 'split';
}
