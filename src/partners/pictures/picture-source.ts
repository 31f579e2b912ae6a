/** Reads original pictures. */
export interface PictureSource {
  handles(address: string): boolean;
  /** @returns the bytes of the picture's file; undefined if it does not exist */
  read(address: string): Promise<Uint8Array | undefined>;
}
