/** A picture before it is resized: an encoded file, or pixels. */
export type SourcePicture =
  | { kind: 'file'; bytes: Uint8Array }
  | { kind: 'pixels'; data: Uint8Array; width: number; height: number };

/** Where original pictures come from. */
export interface PictureSource {
  handles(address: string): boolean;
  /**
   * @param width the width it will be shown at; a source that draws may draw just that
   * @returns undefined when there is no such picture
   */
  read(address: string, width: number): Promise<SourcePicture | undefined>;
}
