import { cutText } from '#domain/text/cut-text.ts';

/** The wheel's drawing. Lengths are in units of its view box, angles in degrees clockwise from the top. */
export interface WheelView {
  slices: SliceView[];
  /** The angles of the pegs between the slices. */
  pegs: number[];
}

export interface SliceView {
  id: string;
  path: string;
  /** The angle of its centre line. */
  angle: number;
  tone: 'brand' | 'light' | 'deep' | 'gone';
  lines: string[];
  /** Of the text. */
  size: number;
  /** Where the middle of a line stands, from the wheel's centre. */
  middle: number;
}

/** The side of the square view box. */
export const WHEEL_SIZE = 400;
export const WHEEL_CENTRE = WHEEL_SIZE / 2;
const RIM = 186;
/** Text stands between the hub and the pointer's tip. */
const TEXT_FROM = 44;
const TEXT_TO = 168;
/** In ems. */
export const LINE_HEIGHT = 1.12;
/** The average width of a character of bold text, in ems. */
const CHARACTER = 0.56;
/** On a phone of 360 px a unit is 0.8 px, so the smallest text has 11 px. */
const SIZES = [21, 20, 19, 18, 17, 16, 15, 14];
const MOST_LINES = 3;
/** Between the text and the sides of its slice. */
const PADDING = 3;

/** Draws a slice for each prize, all of one size, so that every label can be read. */
export function wheelView(
  prizes: readonly { id: string; label: string; isGone: boolean }[],
): WheelView {
  const width = 360 / prizes.length;
  return {
    slices: prizes.map(({ id, label, isGone }, at) => ({
      id,
      path: slicePath(at * width, width),
      angle: at * width,
      tone: isGone ? 'gone' : toneOf(at, prizes.length),
      ...fitted(label, width),
    })),
    pegs: prizes.map((_, at) => (at + 0.5) * width),
  };
}

/** How far the wheel is turned when it rests at a slice. */
export function restingAngle({ slices }: WheelView, id: string): number {
  const angle = slices.find((slice) => slice.id === id)?.angle ?? 0;
  return (360 - angle) % 360;
}

/** Neighbours differ, also where the last slice meets the first. */
function toneOf(at: number, count: number): SliceView['tone'] {
  if (at % 2 === 1) return 'light';
  const isBesideFirst = at === count - 1;
  return at % 4 === 0 && !isBesideFirst ? 'brand' : 'deep';
}

function slicePath(centre: number, width: number): string {
  const [from, to] = [pointAt(centre - width / 2), pointAt(centre + width / 2)];
  return `M${WHEEL_CENTRE} ${WHEEL_CENTRE}L${from}A${RIM} ${RIM} 0 0 1 ${to}Z`;
}

function pointAt(degrees: number): string {
  const radians = (degrees * Math.PI) / 180;
  const [x, y] = [WHEEL_CENTRE + RIM * Math.sin(radians), WHEEL_CENTRE - RIM * Math.cos(radians)];
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** The most lines to try, and at which sizes. In a narrow slice, three lines come last. */
const wide: readonly Attempt[] = [[MOST_LINES, SIZES]];
const narrow: readonly Attempt[] = [[2, SIZES.slice(0, -1)], ...wide];
type Attempt = readonly [mostLines: number, sizes: readonly number[]];

/** Breaks a label into lines of the largest size at which it fits. It is cut if it does not fit at the smallest one. */
function fitted(label: string, width: number): Pick<SliceView, 'lines' | 'size' | 'middle'> {
  for (const [mostLines, sizes] of width <= 45 ? narrow : wide) {
    for (const size of sizes) {
      for (let most = 1; most <= mostLines; most += 1) {
        const { characters, middle } = roomFor(size, most, width);
        const lines = broken(label, characters);
        const fits = lines.length <= most && lines.every((line) => line.length <= characters);
        if (fits) return { lines, size, middle };
      }
    }
  }
  return cutLabel(label, width);
}

function cutLabel(label: string, width: number): Pick<SliceView, 'lines' | 'size' | 'middle'> {
  const size = SIZES.at(-1) ?? 0;
  const { characters, middle } = roomFor(size, 2, width);
  const [first = '', ...others] = broken(label, characters);
  const cut = (line: string): string =>
    cutText(line, { at: characters - 1, wholeUpTo: characters }).start ?? line;
  if (first.length > characters || others.length === 0)
    return { lines: [cut(first)], size, middle };
  return { lines: [first, cut(others.join(' '))], size, middle };
}

/** How many characters fit into each of some lines. The slice narrows towards the hub, where the lines must still fit. */
function roomFor(size: number, lines: number, width: number) {
  const halfHeight = (lines * size * LINE_HEIGHT) / 2 + PADDING;
  const halfAngle = (Math.min(width, 170) / 2) * (Math.PI / 180);
  const from = Math.max(TEXT_FROM, halfHeight / Math.tan(halfAngle));
  const characters = Math.max(0, Math.floor((TEXT_TO - from) / (size * CHARACTER)));
  return { characters, middle: (from + TEXT_TO) / 2 };
}

/** Fills lines with words. A word that is longer than a line has a line of its own. */
function broken(label: string, characters: number): string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= characters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
