import sharp from 'sharp';
import { expect, test } from 'vitest';
import { demoPictureSource } from './demo-picture-source.ts';

test('a picture of the demo is read from its file', async () => {
  const picture = await demoPictureSource.read('demo:suv/white/1/yard/front-three-quarter.jpg');
  const { format, width, height } = await sharp(picture).metadata();
  expect([format, width, height]).toEqual(['webp', 960, 640]);
});

test.each([
  'demo:suv/white/99999/yard/front-three-quarter.jpg',
  'demo:suv/white/1/yard/../../package.jpg',
  'demo:',
])('there is no picture at %s', async (address) => {
  expect(await demoPictureSource.read(address)).toBeUndefined();
});

test('other addresses are left to other sources', () => {
  expect(demoPictureSource.handles('https://example.com/suv.jpg')).toBe(false);
});
