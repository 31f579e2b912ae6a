/** One way to read some neighbouring words: all of the terms must be found where the words would have been. */
export interface TextSpan {
  /** The words it stands for, `to` excluded. */
  readonly from: number;
  readonly to: number;
  readonly terms: readonly string[];
  readonly by: 'typed' | 'joined' | 'synonym' | 'split';
}
