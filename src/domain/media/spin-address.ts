import { fingerprint, type PictureAddress } from './picture-address.ts';

/** One fingerprint for all frames, because a spin is always photographed as a whole. */
export function spinFingerprint(frames: readonly string[]): string {
  return fingerprint(frames.join(' '));
}

/** The address of one frame, as WebP: it decodes in a quarter of AVIF's time and is only slightly larger. */
export function spinAddress(
  vehicle: number,
  spinPrint: string,
  frame: number,
  width: PictureAddress['width'],
): string {
  return `/pictures/${vehicle}/spin${frame}-${spinPrint}/${width}.webp`;
}
