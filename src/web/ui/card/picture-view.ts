import type { CSSProperties } from 'react';
import { pictureBase, type PictureAddress, pictureWidths } from '#domain/media/picture-address.ts';

export interface PictureView {
  /** The address without width and format. */
  base: string;
  alt: string;
}

export function pictureView(
  owner: PictureAddress['owner'],
  index: number,
  source: string,
  alt: string,
): PictureView {
  return { base: pictureBase(owner, index, source), alt };
}

/** The picture as a CSS variable, for a room whose walls have the colours of its edges. */
export function roomStyle({ base }: PictureView): CSSProperties & { '--wall': string } {
  // walls are rows of the picture's edges, so the smallest file will do
  return { '--wall': `url(${base}/160.jpg)` };
}

/** The `srcset` of a picture, up to a width. */
export function pictureSet(base: string, format: 'avif' | 'webp' | 'jpg', widest: number): string {
  return pictureWidths
    .filter((width) => width <= widest)
    .map((width) => `${base}/${width}.${format} ${width}w`)
    .join(', ');
}
