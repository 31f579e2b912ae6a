import { create } from 'qrcode';

/** A QR code as one path over a square of `size` units, without the quiet zone around it. */
export interface QrCode {
  size: number;
  path: string;
}

/**
 * An address as a QR code. Modules that touch in a row are one rectangle, so that no hairline shows between them on paper.
 * A quarter of a code of the level Q may be smudged or folded.
 */
export function qrCode(address: string): QrCode {
  const { size, data } = create(address, { errorCorrectionLevel: 'Q' }).modules;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    let column = 0;
    while (column < size) {
      const start = column;
      while (column < size && data[row * size + column]) column += 1;
      if (column > start) path += `M${start} ${row}h${column - start}v1h${start - column}z`;
      column += 1;
    }
  }
  return { size, path };
}
