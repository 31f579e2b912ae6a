import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import oswald from '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2?url';
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import type { TemplateName } from '#site/site-settings.ts';
import type { Theme } from '#site/settings/theme.ts';

export interface Typeface {
  /** Families as CSS. */
  display: string;
  body: string;
  /** The fonts a page needs at once. */
  files: string[];
}

const system = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const grotesk = `Figtree, "Figtree fallback", ${system}`;

const typefaces: Record<Exclude<Theme['typeface'], 'template'>, Typeface> = {
  system: { display: system, body: system, files: [] },
  grotesk: { display: grotesk, body: grotesk, files: [figtree] },
  condensed: {
    display: `Oswald, "Oswald fallback", "Arial Narrow", ${system}`,
    body: grotesk,
    files: [oswald, figtree],
  },
  serif: {
    display: `"Source Serif 4", Georgia, serif`,
    body: grotesk,
    files: [sourceSerif, figtree],
  },
};

const ofTemplate: Record<TemplateName, Typeface> = {
  harbour: typefaces.grotesk,
  paddock: typefaces.condensed,
};

export function typefaceOf(theme: Theme, template: TemplateName): Typeface {
  return theme.typeface === 'template' ? ofTemplate[template] : typefaces[theme.typeface];
}

const face = (family: string, file: string, weights: string): string =>
  `@font-face{font-family:"${family}";src:url("${file}") format("woff2");font-weight:${weights};font-display:swap}`;

/** A stand-in of the same width, so that nothing moves when the font arrives. */
const standIn = (family: string, local: string, sizeAdjust: string): string =>
  `@font-face{font-family:"${family} fallback";src:local("${local}");size-adjust:${sizeAdjust}}`;

/** The declarations of all fonts; a browser fetches only those that a page uses. */
export const fontFaces = [
  face('Figtree', figtree, '300 900'),
  standIn('Figtree', 'Arial', '98%'),
  face('Oswald', oswald, '200 700'),
  standIn('Oswald', 'Arial Narrow', '98%'),
  face('Source Serif 4', sourceSerif, '200 900'),
].join('');
