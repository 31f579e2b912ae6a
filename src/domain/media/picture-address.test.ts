import { expect, it } from 'vitest';
import { fingerprint, parsePictureAddress, pictureBase } from './picture-address.ts';

it.each([
  [17, 3],
  ['site', 0],
  ['content', 0],
] as const)('the address of a picture of %s is read back as it was written', (owner, index) => {
  const source = 'https://pictures.example/a.jpg';
  expect(parsePictureAddress(`${pictureBase(owner, index, source)}/720.avif`)).toEqual({
    owner,
    index,
    fingerprint: fingerprint(source),
    width: 720,
    format: 'avif',
  });
});

it.each([
  '/pictures/offers/0-abc/720.avif',
  '/pictures/content/x-abc/720.avif',
  '/pictures/content/0-abc/721.avif',
  '/pictures/content/0-abc/720.gif',
  '/pictures/content/0-../720.jpg',
  '/pictures/content/0-abc/720.jpg/',
])('%s is no picture', (path) => {
  expect(parsePictureAddress(path)).toBeUndefined();
});
