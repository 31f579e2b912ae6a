import { Image, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { BrochureSheet } from './brochure-sheet.ts';

/** In points: less is a strip that shows nothing, more cuts the sides off a 3:2 picture. */
const MIN_HEIGHT = 150;
const MAX_HEIGHT = 400;

/**
 * A picture that fills the rest of a page, as wide as the text.
 * @param bytes a JPEG file; undefined for an empty box, to measure the layout
 */
export function closingPicture(
  bytes: Uint8Array | undefined,
  caption: string | undefined,
  sheet: BrochureSheet,
): ReactElement {
  const box = { flexGrow: 1, minHeight: MIN_HEIGHT, maxHeight: MAX_HEIGHT } as const;
  return createElement(
    View,
    { style: box, wrap: false },
    createElement(View, { style: { flexGrow: 1 } }, bytes && picture(bytes)),
    caption !== undefined && createElement(Text, { style: sheet.caption }, caption),
  );
}

function picture(bytes: Uint8Array): ReactElement {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return createElement(Image, {
    src: { data, format: 'jpg' as const },
    style: { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' },
  });
}
