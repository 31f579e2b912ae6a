import { fingerprint, type PictureAddress } from './picture-address.ts';

/** Of all frames at once: when one is taken anew, so are they all. */
export function spinFingerprint(frames: readonly string[]): string {
  return fingerprint(frames.join(' '));
}

/** One frame of a vehicle's spin; WebP, which is drawn in a quarter of AVIF's time at little more than its size. */
export function spinAddress(
  vehicle: number,
  spinPrint: string,
  frame: number,
  width: PictureAddress['width'],
): string {
  return `/pictures/${vehicle}/spin${frame}-${spinPrint}/${width}.webp`;
}
