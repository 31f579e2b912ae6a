import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CONTENT_WIDTH, GAP } from './brochure-sheet.ts';
import { mosaicLayout } from './picture-mosaic.ts';

const NEARLY = 0.01;

it('stays within the page and the given height with any number of pictures', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 100, max: 400 }),
      (count, maxHeight) => {
        const { large, small } = mosaicLayout(count, maxHeight);
        const width = large.width + (count > 1 ? GAP + small.width : 0);
        expect(width).toBeLessThanOrEqual(CONTENT_WIDTH + NEARLY);
        expect(large.height).toBeLessThanOrEqual(maxHeight);
      },
    ),
  );
});

it.each([2, 3, 4, 5])(
  'makes the column of small pictures as high as the large one, for %i pictures',
  (count) => {
    const { large, small } = mosaicLayout(count, 400);
    const column = small.height * (count - 1) + GAP * (count - 2);
    expect(column).toBeCloseTo(large.height);
    expect(small.width / small.height).toBeCloseTo(1.5);
    expect(large.width / large.height).toBeCloseTo(1.5);
    expect(large.width + GAP + small.width).toBeCloseTo(CONTENT_WIDTH);
  },
);

it('gives a single picture the whole width', () => {
  expect(mosaicLayout(1, 300).large).toEqual({ width: CONTENT_WIDTH, height: 300 });
});
