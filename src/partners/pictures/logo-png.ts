import sharp from 'sharp';
import type { BrandFile } from './brand-file.ts';

/** A logo for mail programs and printed pages, which show neither SVG nor WebP. */
export interface LogoPng {
  /** On a transparent ground, with twice as many pixels as it is wide, for sharp screens and print. */
  png: Uint8Array;
  /** CSS pixels. */
  width: number;
  height: number;
  alt: string;
}

/** Draws a logo as large as its box allows. @param box CSS pixels */
export async function logoPng(
  file: BrandFile,
  box: { width: number; height: number },
  alt: string,
): Promise<LogoPng> {
  const width = Math.max(1, Math.round(Math.min(box.width, box.height * file.ratio)));
  const height = Math.max(1, Math.round(width / file.ratio));
  // an SVG is drawn larger than it says, because it may declare any size
  const png = await sharp(file.bytes, { density: 300 })
    .resize(width * 2, height * 2, { fit: 'fill' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return { png, width, height, alt };
}
