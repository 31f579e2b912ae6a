import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Source: specification 2, section 9, "Style breakpoints"; from 1600 px a list of cards has four columns. */
const breakpoints = [400, 576, 768, 992, 1200, 1400, 1600];

const widths = breakpoints.join('|');
/** As in `(width < 576px)` and `(width >= 992px)`: no width lies on both sides of a breakpoint, or on none. */
const inRange = new RegExp(`^\\(width (?:<|>=) (?:${widths})px\\)$`);

const stylesheets = globSync('src/web/**/*.css');

it.each(stylesheets)('%s changes its layout at the specification’s widths only', (file) => {
  const queries = [...readFileSync(file, 'utf8').matchAll(/@media[^{]*/g)].map(([query]) => query);
  const features = queries.flatMap((query) => query.match(/\([^()]*width[^()]*\)/g) ?? []);
  expect(features.filter((feature) => !inRange.test(feature))).toEqual([]);
});

it('finds the stylesheets', () => {
  expect(stylesheets.length).toBeGreaterThan(100);
});

/** In a list of cards, a column more or less is a change of layout. */
const lists = /listing|content-cards|tiles|results|search-|card|home|models?-route|templates\//;

it.each(stylesheets.filter((file) => lists.test(file)))(
  '%s has no columns that come and go with the width',
  (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/auto-(fill|fit)/);
  },
);
