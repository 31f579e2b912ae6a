import { create } from 'qrcode';
import { expect, it } from 'vitest';
import { qrCode } from './qr-code.ts';

const address = 'https://www.banksia.example/cars/2019-toyota-corolla-ascent-1';

it('draws exactly the dark modules of the code', () => {
  const { size, path } = qrCode(address);
  const drawn = new Uint8Array(size * size);
  for (const [, left, top, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const start = Number(top) * size + Number(left);
    drawn.fill(1, start, start + Number(width));
  }
  const { modules } = create(address, { errorCorrectionLevel: 'Q' });
  expect([...drawn]).toEqual([...modules.data].map(Number));
});

it('draws adjacent modules of a row as one rectangle', () => {
  // the finder pattern in the corner begins with seven dark modules and a light one
  expect(qrCode(address).path).toMatch(/^M0 0h7v1h-7z/);
});
