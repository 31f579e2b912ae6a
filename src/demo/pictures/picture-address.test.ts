import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backdrops } from './backdrop.ts';
import { demoBodies, hasCabin } from './demo-body.ts';
import { paintColours } from './paint-colour.ts';
import { parsePictureAddress, printPictureAddress } from './picture-address.ts';
import { namedViews, type PictureView } from './picture-view.ts';

const views: fc.Arbitrary<PictureView> = fc.oneof(
  fc.constantFrom(...namedViews),
  fc.constant('panorama' as const),
  fc.integer({ min: 0, max: 359 }).map((spin) => ({ spin })),
);
const addresses = fc
  .record({
    body: fc.constantFrom(...demoBodies),
    colour: fc.constantFrom(...paintColours),
    seed: fc.integer({ min: 0, max: 2_147_483_647 }),
    backdrop: fc.constantFrom(...backdrops),
    view: views,
  })
  .filter(({ body, view }) => view !== 'panorama' || hasCabin(body));

describe('a picture address', () => {
  it('is a readable path', () => {
    const text = 'demo:suv/blue/17/yard/front-three-quarter.jpg';
    const address = {
      body: 'suv',
      colour: 'Blue',
      seed: 17,
      backdrop: 'yard',
      view: 'front-three-quarter',
    } as const;
    expect(printPictureAddress(address)).toBe(text);
    expect(parsePictureAddress(text)).toEqual(address);
    expect(printPictureAddress({ ...address, view: { spin: 130 } })).toBe(
      'demo:suv/blue/17/yard/spin-130.jpg',
    );
  });

  it('is parsed back to what was printed', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(parsePictureAddress(printPictureAddress(address))).toEqual(address);
      }),
    );
  });

  it('has only one printed form', () => {
    fc.assert(
      fc.property(
        addresses,
        fc.string({ minLength: 1, maxLength: 3 }),
        fc.nat(60),
        (address, noise, at) => {
          const text = printPictureAddress(address);
          const garbled = text.slice(0, at) + noise + text.slice(at);
          const parsed = parsePictureAddress(garbled);
          if (parsed) expect(printPictureAddress(parsed)).toBe(garbled);
        },
      ),
    );
  });

  it.each([
    '',
    'demo:',
    'https://example.com/suv/blue/17/yard/side.jpg',
    'demo:tank/blue/17/yard/side.jpg',
    'demo:suv/plaid/17/yard/side.jpg',
    'demo:suv/blue/-1/yard/side.jpg',
    'demo:suv/blue/017/yard/side.jpg',
    'demo:suv/blue/1e3/yard/side.jpg',
    'demo:suv/blue/2147483648/yard/side.jpg',
    'demo:suv/blue/17/moon/side.jpg',
    'demo:suv/blue/17/yard/underneath.jpg',
    'demo:suv/blue/17/yard/spin-360.jpg',
    'demo:suv/blue/17/yard/spin-007.jpg',
    'demo:suv/blue/17/yard/side.png',
    'demo:suv/blue/17/yard/../side.jpg',
    'demo:suv/blue/17/yard/side.jpg\n',
    'demo:cruiser/blue/17/yard/panorama.jpg',
    'demo:constructor/blue/17/yard/side.jpg',
  ])('refuses %j', (text) => {
    expect(parsePictureAddress(text)).toBeUndefined();
  });
});
