import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Source: specification 2, section 9, "Style breakpoints". */
const breakpoints = [400, 576, 768, 992, 1200, 1400];

/** `(width >= 992px)`, `(min-width: 992px)`, and `(max-width: 991px)`, which ends where 992 begins. */
const widths = /\b(?:(?:min|max)-)?width\s*(?::|[<>]=?)\s*([\d.]+)(px|rem|em)/g;

const stylesheets = globSync('src/web/**/*.css');

it.each(stylesheets)('%s changes its layout at the specification’s widths only', (file) => {
  const queries = [...readFileSync(file, 'utf8').matchAll(/@media[^{]*/g)].map(([query]) => query);
  const others = queries.filter((query) =>
    [...query.matchAll(widths)].some(
      ([, width, unit]) =>
        unit !== 'px' ||
        !breakpoints.some((at) => at === Number(width) || at === Number(width) + 1),
    ),
  );
  expect(others).toEqual([]);
});

it('finds the stylesheets', () => {
  expect(stylesheets.length).toBeGreaterThan(20);
});

/** The lists of cards, of which a column more or less is a change of layout. */
const lists = ['search', 'content', 'home', 'site', 'card', 'controls'];

it.each([
  ...lists.map((name) => `src/web/styles/${name}.css`),
  ...globSync('src/web/templates/*/*.css'),
])('%s has no columns that come and go with the width', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/auto-(fill|fit)/);
});
