import { Image, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { type BrochureSheet, CONTENT_WIDTH, GAP } from './brochure-sheet.ts';

/** Pictures are 3:2. Others are cropped, never stretched. */
const RATIO = 3 / 2;

interface Box {
  width: number;
  height: number;
}

export interface MosaicLayout {
  large: Box;
  small: Box;
}

/**
 * Calculates a large picture with a column of small ones of the same total height, all 3:2.
 * @param count number of pictures; two are side by side in the same size
 * @param maxHeight in points
 */
export function mosaicLayout(count: number, maxHeight: number): MosaicLayout {
  const rows = Math.max(count - 1, 1);
  // large + gap + small = width, where each small picture has an equal share of the column's height without its gaps
  const widest =
    count === 1
      ? CONTENT_WIDTH / RATIO
      : (CONTENT_WIDTH - GAP + (RATIO * GAP * (rows - 1)) / rows) / (RATIO + RATIO / rows);
  const height = Math.min(widest, maxHeight);
  // a single picture has the full width and is cropped at the top and bottom
  const large = { width: count === 1 ? CONTENT_WIDTH : height * RATIO, height };
  const smallHeight = (height - GAP * (rows - 1)) / rows;
  return { large, small: { width: smallHeight * RATIO, height: smallHeight } };
}

/** @param pictures JPEG files; undefined for an empty box, to measure the layout */
export function pictureMosaic(
  pictures: readonly (Uint8Array | undefined)[],
  maxHeight: number,
  sheet: BrochureSheet,
): ReactElement | undefined {
  if (pictures.length === 0) return undefined;
  const { large, small } = mosaicLayout(pictures.length, maxHeight);
  const [first, ...others] = pictures;
  return createElement(
    View,
    { style: sheet.mosaic },
    picture(first, large),
    others.length > 0 &&
      createElement(View, { style: { gap: GAP } }, ...others.map((bytes) => picture(bytes, small))),
  );
}

function picture(bytes: Uint8Array | undefined, box: Box): ReactElement {
  if (!bytes) return createElement(View, { style: { ...box } });
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return createElement(Image, {
    src: { data, format: 'jpg' as const },
    style: { ...box, objectFit: 'cover' },
  });
}
