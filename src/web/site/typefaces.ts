import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import oswald from '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2?url';
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import type { Theme } from '#site/settings/theme.ts';
import { type TemplateName, templates } from '#site/templates.ts';
import instrumentSans from './fonts/instrument-sans-latin-400-500.woff2?url';
import newsreader from './fonts/newsreader-latin-340.woff2?url';

export interface Typeface {
  /** CSS font-family lists. */
  display: string;
  body: string;
  /** Font files to preload. */
  files: string[];
  /** The `@font-face` rules of its fonts. */
  faces: string;
}

const system = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const grotesk = `Figtree, "Figtree fallback", ${system}`;

const face = (family: string, file: string, weights: string): string =>
  `@font-face{font-family:"${family}";src:url("${file}") format("woff2");font-weight:${weights};font-display:swap}`;

/**
 * A fallback face: a system font scaled to our font's width and height, so that nothing moves when ours arrives. The
 * metrics are relative to the font size, measured on a line of text: as headings for Oswald, Source Serif and
 * Newsreader, as body text for Figtree and Instrument Sans.
 */
const fallbackFace = (
  family: string,
  locals: readonly string[],
  { width, ascent, descent }: { width: number; ascent: number; descent: number },
): string => {
  const sources = locals.map((name) => `local("${name}")`).join(',');
  const percent = (share: number): string => `${((share / width) * 100).toFixed(1)}%`;
  return (
    `@font-face{font-family:"${family} fallback";src:${sources};size-adjust:${(width * 100).toFixed(1)}%;` +
    `ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`
  );
};

const sansSerifs = ['Arial', 'Liberation Sans', 'Roboto'];
const serifs = ['Times New Roman', 'Liberation Serif', 'Noto Serif'];

const figtreeFaces =
  face('Figtree', figtree, '300 900') +
  fallbackFace('Figtree', sansSerifs, { width: 1.01, ascent: 0.95, descent: 0.25 });

const typefaces: Record<Exclude<Theme['typeface'], 'template'>, Typeface> = {
  system: { display: system, body: system, files: [], faces: '' },
  grotesk: { display: grotesk, body: grotesk, files: [figtree], faces: figtreeFaces },
  condensed: {
    display: `Oswald, "Oswald fallback", ${system}`,
    body: grotesk,
    files: [oswald, figtree],
    faces:
      figtreeFaces +
      face('Oswald', oswald, '200 700') +
      fallbackFace('Oswald', sansSerifs, { width: 0.81, ascent: 1.19, descent: 0.29 }),
  },
  serif: {
    display: `"Source Serif 4", "Source Serif 4 fallback", serif`,
    body: grotesk,
    files: [sourceSerif, figtree],
    faces:
      figtreeFaces +
      face('Source Serif 4', sourceSerif, '200 900') +
      fallbackFace('Source Serif 4', serifs, { width: 1.18, ascent: 1.04, descent: 0.34 }),
  },
  // quiet: its fonts stop at a weight below bold
  editorial: {
    display: `Newsreader, "Newsreader fallback", serif`,
    body: `"Instrument Sans", "Instrument Sans fallback", ${system}`,
    files: [newsreader, instrumentSans],
    faces:
      face('Newsreader', newsreader, '340') +
      fallbackFace('Newsreader', serifs, { width: 1.05, ascent: 0.74, descent: 0.26 }) +
      face('Instrument Sans', instrumentSans, '400 500') +
      fallbackFace('Instrument Sans', sansSerifs, { width: 1.02, ascent: 0.97, descent: 0.25 }),
  },
};

export function typefaceOf(theme: Theme, template: TemplateName): Typeface {
  const { typeface } = theme;
  return typefaces[typeface === 'template' ? templates[template].typeface : typeface];
}
