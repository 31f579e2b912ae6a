/** Where original pictures come from. */
export interface PictureSource {
  handles(address: string): boolean;
  /** @returns the bytes of the picture's file; undefined when there is no such picture */
  read(address: string): Promise<Uint8Array | undefined>;
}
