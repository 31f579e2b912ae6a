import { expect, it } from 'vitest';
import { parsePictureAddress } from './picture-address.ts';
import { spinAddress, spinFingerprint } from './spin-address.ts';

it('parses back to the same frame of the spin', () => {
  const fingerprint = spinFingerprint(['a.jpg', 'b.jpg']);
  expect(parsePictureAddress(spinAddress(17, fingerprint, 35, 720))).toEqual({
    owner: 17,
    series: 'spin',
    index: 35,
    fingerprint,
    width: 720,
    format: 'webp',
  });
});

it('changes the addresses of all frames if one frame changes', () => {
  expect(spinFingerprint(['a.jpg', 'b.jpg'])).not.toBe(spinFingerprint(['a.jpg', 'c.jpg']));
});
