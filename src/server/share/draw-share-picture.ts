import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { escapeXml } from '#domain/text/escape-xml.ts';
import { type ShareCard, shareSize } from '#site/share/share-card.ts';

const { width: WIDTH, height: HEIGHT } = shareSize;
/** Pixels. */
const PANEL = 400;
const MARGIN = 40;
const ACCENT_LINE = 8;
const MAX_PIXELS = 50_000_000;
const JPEG = { quality: 84, mozjpeg: true } as const;

const fonts = join(import.meta.dirname, '../brochure/fonts');
const files = ['figtree', 'oswald', 'source-serif-4'].flatMap((stem) => {
  const weight = stem === 'oswald' ? 'semibold' : 'bold';
  return [`${stem}-latin-${weight}.ttf`, `${stem}-latin-ext-${weight}.ttf`];
});

/** Families as the font files name them; letters that English does not use are in a second family. */
const body = 'Figtree Bold, Figtree More Bold';
const serif = 'Brochure Serif Bold, Brochure Serif More Bold';
const headlines: Readonly<Record<ShareCard['typeface'], string>> = {
  system: body,
  grotesk: body,
  condensed: 'Oswald Semibold, Oswald More Semibold',
  serif,
  editorial: serif,
};

interface Line {
  text: string;
  /** Families, separated by commas. */
  families: string;
  /** Pixels. */
  size: number;
  colour: string;
  maxWidth: number;
}

interface DrawnLine {
  input: Buffer;
  width: number;
  height: number;
}

/**
 * Draws the picture of a shared link: the photograph beside a panel with name, price and dealer, or the same words on the
 * dealer's colour. @param photograph the original's bytes
 */
export async function drawSharePicture(
  card: ShareCard,
  photograph: Uint8Array | undefined,
): Promise<Buffer> {
  const layers = photograph
    ? [await besidePanel(photograph), ...(await panel(card, WIDTH - PANEL, sizes.panel))]
    : await panel(card, 0, sizes.whole);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: card.paper } })
    .composite(layers)
    .jpeg(JPEG)
    .toBuffer();
}

/** Cuts a photograph to the size of shared links. @param photograph the original's bytes */
export function cutSharePicture(photograph: Uint8Array): Promise<Buffer> {
  return covering(photograph, WIDTH).jpeg(JPEG).toBuffer();
}

function covering(photograph: Uint8Array, width: number): Sharp {
  return sharp(photograph, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize(width, HEIGHT, { fit: 'cover' })
    .flatten({ background: '#ffffff' });
}

/** The photograph left of the panel: nearly whole if it is 3:2, as most are. */
async function besidePanel(photograph: Uint8Array): Promise<OverlayOptions> {
  return { input: await covering(photograph, WIDTH - PANEL).toBuffer(), top: 0, left: 0 };
}

/** Type sizes and heights in pixels. */
interface PanelSizes {
  margin: number;
  dealer: number;
  headline: number;
  detail: number;
  price: number;
  label: number;
}

const sizes = {
  panel: {
    margin: MARGIN,
    dealer: 26,
    headline: 46,
    detail: 23,
    price: 62,
    label: 22,
  },
  whole: {
    margin: 72,
    dealer: 34,
    headline: 80,
    detail: 34,
    price: 84,
    label: 30,
  },
} satisfies Record<string, PanelSizes>;

/** The words from `left` to the right edge: dealer above, name in the middle, price below. */
async function panel(card: ShareCard, left: number, size: PanelSizes): Promise<OverlayOptions[]> {
  const {
    ink,
    accent,
    typeface,
    dealer,
    headline,
    detail = '',
    price = '',
    price_label = '',
  } = card;
  const { margin } = size;
  const maxWidth = WIDTH - left - 2 * margin;
  const display = headlines[typeface];
  const plain = { families: body, colour: ink, maxWidth };
  const gap = size.detail * 0.8;
  const top = await wrapped({ ...plain, text: dealer, size: size.dealer }, 2.6 * size.dealer);
  const facts = await wrapped({ ...plain, text: detail, size: size.detail }, 3.9 * size.detail);
  const bottom = [
    await fitted({ ...plain, families: display, colour: accent, text: price, size: size.price }),
    await wrapped({ ...plain, text: price_label, size: size.label }, 2.6 * size.label),
  ];
  const start = margin + ACCENT_LINE + gap;
  const belowDealer = start + (top?.height ?? 0) + 1.5 * gap;
  const foot = HEIGHT - margin - heightOf(bottom, gap);
  const room = foot - belowDealer - (facts?.height ?? 0) - 2.5 * gap;
  const name = { ...plain, families: display, text: headline, size: size.headline };
  const middle = [await wrapped(name, room), facts];
  return [
    { input: bar(margin * 2, ACCENT_LINE, accent), top: margin, left: left + margin },
    ...stacked([top], left + margin, start, gap),
    ...stacked(middle, left + margin, centred(middle, gap, belowDealer, foot - 1.5 * gap), gap),
    ...stacked(bottom, left + margin, foot, gap),
  ];
}

/** The smallest size of a text as a share of its usual one. */
const SMALLEST = 0.6;

/** Draws one line, which becomes smaller and then shorter until it fits. */
function fitted(line: Line): Promise<DrawnLine | undefined> {
  return whileTooLarge(line, (text, size) => draw({ ...line, text, size }), Infinity);
}

/** Draws a text over several lines, which become smaller and then fewer until they fit the height. */
function wrapped(line: Line, maxHeight: number): Promise<DrawnLine | undefined> {
  const drawLines = (text: string, size: number): Promise<DrawnLine> =>
    draw({ ...line, text, size }, line.maxWidth);
  return whileTooLarge(line, drawLines, maxHeight);
}

/** @returns undefined without text, or without room for a word of it */
async function whileTooLarge(
  { text, size: usual, maxWidth }: Line,
  drawAt: (text: string, size: number) => Promise<DrawnLine>,
  maxHeight: number,
): Promise<DrawnLine | undefined> {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const fits = ({ width, height }: DrawnLine): boolean => width <= maxWidth && height <= maxHeight;
  for (let size = usual; size >= usual * SMALLEST && words.length > 0; size *= 0.92) {
    const drawn = await drawAt(words.join(' '), size);
    if (fits(drawn)) return drawn;
  }
  for (let count = words.length - 1; count > 0; count -= 1) {
    const drawn = await drawAt(`${words.slice(0, count).join(' ')}…`, usual * SMALLEST);
    if (fits(drawn)) return drawn;
  }
  return undefined;
}

/** @param wrapAt the width at which lines break */
async function draw({ text, families, size, colour }: Line, wrapAt?: number): Promise<DrawnLine> {
  await (registered ??= registerFonts());
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeXml(text)}</span>`,
      // the last comma ends the families, so that "Bold" is part of a name
      font: `${families}, ${Math.round(size)}px`,
      rgba: true,
      dpi: 72,
      ...(wrapAt !== undefined && { width: Math.round(wrapAt) }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

let registered: Promise<void> | undefined;

/** Makes the fonts known to the process; drawing with a file is the only way. */
async function registerFonts(): Promise<void> {
  for (const file of files)
    await sharp({ text: { text: '.', font: 'sans 10', fontfile: join(fonts, file) } })
      .raw()
      .toBuffer();
}

/** Places lines below each other. */
function stacked(
  lines: readonly (DrawnLine | undefined)[],
  left: number,
  top: number,
  gap: number,
): OverlayOptions[] {
  let y = top;
  return lines
    .filter((line) => line !== undefined)
    .map(({ input, height }) => {
      const layer = { input, top: Math.round(y), left: Math.round(left) };
      y += height + gap;
      return layer;
    });
}

/** The top of lines that are centred between two heights. */
function centred(
  lines: readonly (DrawnLine | undefined)[],
  gap: number,
  from: number,
  to: number,
): number {
  return from + Math.max(0, (to - from - heightOf(lines, gap)) / 2);
}

function heightOf(lines: readonly (DrawnLine | undefined)[], gap: number): number {
  const drawn = lines.filter((line) => line !== undefined);
  return drawn.reduce((sum, { height }) => sum + height, 0) + gap * Math.max(0, drawn.length - 1);
}

function bar(width: number, height: number, colour: string): OverlayOptions['input'] {
  return { create: { width, height, channels: 3, background: colour } };
}
