import { create } from 'qrcode';

/** A QR code as one path in a square of `size` units, without the quiet zone. */
export interface QrCode {
  size: number;
  path: string;
}

/**
 * Encodes an address as a QR code. Adjacent modules of a row are one rectangle, so that no hairlines show on paper.
 * Level Q tolerates the loss of a quarter of the code.
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
