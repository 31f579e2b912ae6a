import { Font } from '@react-pdf/renderer';
import { join } from 'node:path';

interface Face {
  family: string;
  /** Files are named `{stem}-{part}-{weight}.ttf`. */
  stem: string;
  weights: readonly (readonly [name: string, weight: number])[];
  /** Of headings, as a share of the font's size: with less, a tall face stands on the line below. */
  headingLine: number;
}

const faces: readonly Face[] = [
  {
    family: 'Figtree',
    stem: 'figtree',
    weights: [
      ['regular', 400],
      ['bold', 700],
    ],
    headingLine: 1.2,
  },
  { family: 'Oswald', stem: 'oswald', weights: [['semibold', 600]], headingLine: 1.45 },
  { family: 'Source Serif 4', stem: 'source-serif-4', weights: [['bold', 700]], headingLine: 1.25 },
];

/** Letters beyond those of English stand in a second font of the same face. */
const parts = [
  ['latin', ''],
  ['latin-ext', ' more'],
] as const;

/** For a typeface that we have no files of: paper has no machine with fonts of its own. */
const USUAL = 'Figtree';
/** Longer words, such as a code that a feed has in place of a name, may be broken anywhere. */
const LONGEST_WHOLE_WORD = 24;

/** Makes the fonts known to the renderer; a file is read when it is first used. */
export function registerFonts(): void {
  for (const { family, stem, weights } of faces) {
    for (const [part, suffix] of parts) {
      Font.register({
        family: family + suffix,
        fonts: weights.map(([name, fontWeight]) => ({
          src: join(import.meta.dirname, 'fonts', `${stem}-${part}-${name}.ttf`),
          fontWeight,
        })),
      });
    }
  }
  Font.registerHyphenationCallback((word) =>
    word.length > LONGEST_WHOLE_WORD ? (word.match(/.{1,12}/gsu) ?? [word]) : [word],
  );
}

/** A page's font family, with the font of its further letters. */
export function fontFamily(family: string): string[] {
  const known = faces.some((face) => face.family === family) ? family : USUAL;
  return parts.map(([, suffix]) => known + suffix);
}

/** @returns a share of the font's size */
export function headingLineHeight(family: string): number {
  return faces.find((face) => face.family === family)?.headingLine ?? 1.2;
}
