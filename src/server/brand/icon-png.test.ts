import sharp from 'sharp';
import { expect, it } from 'vitest';
import { brandFile } from '#partners/pictures/brand-file.ts';
import { someSite } from '#tests/support/sites.ts';
import { iconPng } from './icon-png.ts';
import { initialsOf, initialsSvg } from './icon-svg.ts';

const settings = (others: object = {}) =>
  someSite('yard', { theme: { brand: '#0b5d4e' }, ...others }).settings;
const disc = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#ff0000"/></svg>',
);

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { width: info.width, height: info.height, at };
}

it('draws the dealer’s picture on a transparent ground', async () => {
  const shape = { pixels: 32, isFilled: false, share: 1 };
  const icon = await pixelsOf(await iconPng(settings(), await brandFile(disc), shape));
  expect(icon).toMatchObject({ width: 32, height: 32 });
  expect(icon.at(16, 16)).toEqual([255, 0, 0, 255]);
  expect(icon.at(0, 0)[3]).toBe(0);
});

it('fills the ground of icons for phones, and leaves a margin in those that are cut', async () => {
  const brand = { icon: { image: 'https://yard.example/icon.svg', ground: '#0000ff' } };
  const shape = { pixels: 100, isFilled: true, share: 0.72 };
  const icon = await pixelsOf(await iconPng(settings({ brand }), await brandFile(disc), shape));
  expect(icon.at(0, 0)).toEqual([0, 0, 255, 255]);
  expect(icon.at(10, 50)).toEqual([0, 0, 255, 255]);
  expect(icon.at(20, 50)).toEqual([255, 0, 0, 255]);
});

it('draws the initials on the brand’s colour without a picture', async () => {
  const shape = { pixels: 64, isFilled: false, share: 1 };
  const icon = await pixelsOf(await iconPng(settings(), undefined, shape));
  expect(icon.at(0, 0)).toEqual([0x0b, 0x5d, 0x4e, 255]);
  const row = Array.from({ length: 64 }, (_, x) => icon.at(x, 32)[0] ?? 0);
  expect(Math.max(...row)).toBeGreaterThan(200);
});

it.each([
  ['Banksia Motors', 'BM'],
  ['Wandering Van Co', 'WV'],
  ['kestrel', 'K'],
  ['Été & Fils', 'ÉF'],
  ['“4x4” Outfitters', '4O'],
  ['***', ''],
])('the initials of %s are %s', async (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
  const shape = { pixels: 32, isFilled: true, share: 1 };
  expect((await pixelsOf(await iconPng(settings({ name }), undefined, shape))).width).toBe(32);
});

it('escapes what a name contains', () => {
  expect(initialsSvg(settings({ name: '<b> x' }))).not.toContain('<b>');
});
