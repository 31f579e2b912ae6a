import { Image, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { type BrochureSheet, CONTENT_WIDTH, GAP } from './brochure-sheet.ts';

/** Pictures are 3:2; one that is not is cut at its edges, never stretched. */
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
 * A large picture with a column of small ones at its side, all of 3:2 and together of one height.
 * @param count of pictures; two stand side by side in one size
 * @param tallest how high it may be, in points
 */
export function mosaicLayout(count: number, tallest: number): MosaicLayout {
  const rows = Math.max(count - 1, 1);
  // large + gap + small = width, where small is a share of the column's height less the gaps in it
  const widest =
    count === 1
      ? CONTENT_WIDTH / RATIO
      : (CONTENT_WIDTH - GAP + (RATIO * GAP * (rows - 1)) / rows) / (RATIO + RATIO / rows);
  const height = Math.min(widest, tallest);
  // a lone picture keeps the width and gives up its upper and lower edge
  const large = { width: count === 1 ? CONTENT_WIDTH : height * RATIO, height };
  const smallHeight = (height - GAP * (rows - 1)) / rows;
  return { large, small: { width: smallHeight * RATIO, height: smallHeight } };
}

/** @param pictures JPEG files; without their bytes the boxes alone, to see what fits */
export function pictureMosaic(
  pictures: readonly (Uint8Array | undefined)[],
  tallest: number,
  sheet: BrochureSheet,
): ReactElement | undefined {
  if (pictures.length === 0) return undefined;
  const { large, small } = mosaicLayout(pictures.length, tallest);
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
