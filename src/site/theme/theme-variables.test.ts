import { getContrast } from 'color2k';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { theme } from '#site/settings/theme.ts';
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
    fc.property(colour, colour, colour, colour, colour, (brand, action, secondary, paper, ink) => {
      const pairs = [
        ['--on-brand', '--brand'],
        ['--on-action', '--action'],
        ['--on-brand-deep', '--brand-deep'],
        ['--ink', '--paper'],
        ['--ink-soft', '--paper'],
        ['--brand-text', '--paper'],
        ['--secondary-text', '--paper'],
        ['--on-secondary', '--secondary'],
      ] as const;
      const variables = themeVariables({
        brand,
        action,
        secondary,
        paper,
        ink,
        radius: 'none',
        photos: 'fill',
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

const themeOf = (own: object) => themeVariables(theme.parse(own));

it('lets kickers and edges follow the brand where a dealer names no secondary colour', () => {
  fc.assert(
    fc.property(colour, (brand) => {
      const variables = themeOf({ brand });
      expect(variables['--secondary-text']).toBe(variables['--brand-text']);
    }),
  );
  expect(themeOf({ secondary: '#2a9d8f' })).toMatchObject({ '--secondary': '#2a9d8f' });
});

it('squares pills off where a dealer wants square corners', () => {
  expect(themeOf({ radius: 'none' })['--pill-radius']).toBe('0px');
  expect(themeOf({ radius: 'large' })['--pill-radius']).toBe('99px');
});

it('lets only white backgrounds take the colour of a light frame, whatever the paper', () => {
  fc.assert(
    fc.property(colour, colour, (paper, brand) => {
      const studio = themeOf({ paper, brand, photos: 'studio' });
      expect(getContrast(studio['--photo-ground'] ?? '', '#ffffff')).toBeLessThan(1.2);
    }),
  );
  expect(themeOf({ photos: 'whole' })).toMatchObject({
    '--photo-fit': 'contain',
    '--photo-blend': 'normal',
  });
});
