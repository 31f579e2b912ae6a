import { getContrast } from 'color2k';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailStyle } from './mail-style.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('keeps e-mails readable on light and dark grounds, whatever colours a dealer picks', () => {
  fc.assert(
    fc.property(colour, colour, colour, colour, (brand, action, paper, ink) => {
      const { light, dark } = mailStyle({
        brand,
        action,
        paper,
        ink,
        radius: 'none',
        photos: 'fill',
        typeface: 'system',
      });
      for (const palette of [light, dark]) {
        for (const ground of [palette.page, palette.paper, palette.tint])
          for (const text of [palette.ink, palette.soft, palette.link])
            expect(getContrast(text, ground)).toBeGreaterThanOrEqual(4.5);
        for (const ground of [palette.paper, palette.tint])
          expect(getContrast(palette.edge, ground)).toBeGreaterThanOrEqual(2);
        expect(getContrast(palette.onAction, palette.action)).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 500 },
  );
});
