import { getContrast } from 'color2k';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { theme } from '#site/settings/theme.ts';
import { paletteNames, palettes } from './palettes.ts';
import { themeVariables } from './theme-variables.ts';

const palette = fc.constantFrom(...paletteNames);

/** The least contrast of a text or an edge with what is behind it. */
const pairs = [
  ['--ink', '--paper', 15],
  ['--ink', '--surface', 12],
  ['--ink-soft', '--paper', 5.8],
  ['--ink-soft', '--surface', 5],
  ['--ink-soft', '--brand-tint', 4.5],
  ['--on-brand', '--brand', 12],
  ['--on-brand-deep', '--brand-deep', 12],
  ['--on-action', '--action', 4.5],
  ['--line-strong', '--paper', 3],
] as const;

it.each(paletteNames)('%s is its colours, and easy to read', (name) => {
  const variables = themeVariables(theme.parse({ palette: name }));
  expect(variables).toMatchObject({
    '--paper': palettes[name].paper,
    '--ink': palettes[name].ink,
    '--brand': palettes[name].brand,
    '--action': palettes[name].action,
  });
  for (const [text, behind, least] of pairs) {
    const contrast = getContrast(variables[text] ?? '', variables[behind] ?? '');
    expect(contrast, `${text} on ${behind}`).toBeGreaterThanOrEqual(least);
  }
});

it('stays readable where a dealer replaces colours of a palette', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const own = fc.record(
    { brand: colour, action: colour, paper: colour, ink: colour },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(palette, own, (name, colours) => {
      const chosen = theme.parse({ palette: name, ...colours });
      expect(chosen).toMatchObject(colours);
      const variables = themeVariables(chosen);
      for (const [text, behind] of pairs.filter(([, , least]) => least >= 4.5)) {
        // a tint of a colour that the dealer chose may be any
        if (behind === '--brand-tint' || behind === '--surface') continue;
        const contrast = getContrast(variables[text] ?? '', variables[behind] ?? '');
        expect(contrast, `${text} on ${behind}`).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 300 },
  );
});
