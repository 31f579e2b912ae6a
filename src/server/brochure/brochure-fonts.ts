import { Font } from '@react-pdf/renderer';
import { join } from 'node:path';

interface Face {
  family: string;
  /** Files are named `{stem}-{part}-{weight}.ttf`. */
  stem: string;
  weights: readonly (readonly [name: string, weight: number])[];
  /** The line height of headings, as a multiple of the font size. With less, tall faces would overlap the next line. */
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

/** Letters that English does not use are in a second font file of the same face. */
const parts = [
  ['latin', ''],
  ['latin-ext', ' more'],
] as const;

/** The faces that stand in for others without files here. */
const standIns: Readonly<Record<string, string>> = { Newsreader: 'Source Serif 4' };
/** The fallback for typefaces without files, such as the system font: a PDF must embed its fonts. */
const FALLBACK = 'Figtree';
/** Longer words may be broken anywhere; they are usually codes that a feed has instead of a name. */
const MAX_UNBROKEN_WORD = 24;

/** Registers the fonts with the renderer, which reads a file on its first use. */
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
    word.length > MAX_UNBROKEN_WORD ? (word.match(/.{1,12}/gsu) ?? [word]) : [word],
  );
}

/** Returns the font family for a typeface, followed by the font with its other letters. */
export function fontFamily(family: string): string[] {
  const known = faces.some((face) => face.family === family)
    ? family
    : (standIns[family] ?? FALLBACK);
  return parts.map(([, suffix]) => known + suffix);
}

/** @returns a multiple of the font size */
export function headingLineHeight(family: string): number {
  return faces.find((face) => face.family === (standIns[family] ?? family))?.headingLine ?? 1.2;
}
