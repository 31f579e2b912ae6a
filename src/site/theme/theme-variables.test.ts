import { getContrast } from 'color2k';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { themeVariables } from './theme-variables.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('measures contrast according to WCAG', () => {
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(getContrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

it('keeps text readable whatever colours a dealer picks', () => {
  fc.assert(
    fc.property(colour, colour, colour, colour, (brand, action, paper, ink) => {
      const pairs = [
        ['--on-brand', '--brand'],
        ['--on-action', '--action'],
        ['--on-brand-deep', '--brand-deep'],
        ['--ink', '--paper'],
        ['--ink-soft', '--paper'],
        ['--brand-text', '--paper'],
        ['--action-text', '--paper'],
      ] as const;
      const variables = themeVariables({
        brand,
        action,
        paper,
        ink,
        radius: 'none',
        typeface: 'system',
      });
      for (const [text, behind] of pairs) {
        const ratio = getContrast(variables[text] ?? '', variables[behind] ?? '');
        if (ratio < 4.5) throw new Error(`${text} on ${behind}: ${ratio}`);
      }
    }),
    { numRuns: 500 },
  );
});
