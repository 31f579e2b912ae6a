import { expect, it } from 'vitest';
import { fingerprint, parsePictureAddress, pictureBase } from './picture-address.ts';

it.each([
  [17, 3],
  ['site', 0],
  ['content', 0],
] as const)('parses the address of a picture of %s', (owner, index) => {
  const source = 'https://pictures.example/a.jpg';
  expect(parsePictureAddress(`${pictureBase(owner, index, source)}/720.avif`)).toEqual({
    owner,
    series: 'gallery',
    index,
    fingerprint: fingerprint(source),
    width: 720,
    format: 'avif',
  });
});

it.each([
  ['spin35', 720, { series: 'spin', index: 35 }],
  ['interior0', 3840, { series: 'interior', index: 0 }],
])('parses the address of a spin or interior picture: %s', (picture, width, read) => {
  const address = parsePictureAddress(`/pictures/17/${picture}-abc/${width}.webp`);
  expect(address).toMatchObject({ owner: 17, fingerprint: 'abc', width, ...read });
});

it.each([
  '/pictures/17/0-abc/3840.jpg',
  '/pictures/17/spin0-abc/3840.webp',
  '/pictures/17/interior0-abc/160.webp',
  '/pictures/17/gallery0-abc/720.webp',
  '/pictures/offers/0-abc/720.avif',
  '/pictures/content/x-abc/720.avif',
  '/pictures/content/0-abc/721.avif',
  '/pictures/content/0-abc/720.gif',
  '/pictures/content/0-../720.jpg',
  '/pictures/content/0-abc/720.jpg/',
])('rejects %s', (path) => {
  expect(parsePictureAddress(path)).toBeUndefined();
});
