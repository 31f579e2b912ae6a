import { type Backdrop, backdrops } from './backdrop.ts';
import { type DemoBody, demoBodies, hasCabin } from './demo-body.ts';
import { type PaintColour, paintColours } from './paint-colour.ts';
import { namedViews, type PictureView } from './picture-view.ts';

/** The contents of a demo picture's address. */
export interface PictureAddress {
  body: DemoBody;
  colour: PaintColour;
  /** The same body and seed always mean the same vehicle. */
  seed: number;
  backdrop: Backdrop;
  view: PictureView;
}

const scheme = 'demo:';
const largestSeed = 2_147_483_647;

/** `demo:suv/blue/17/yard/front-three-quarter.jpg`; spin frames end in `spin-130.jpg`. */
export function printPictureAddress(address: PictureAddress): string {
  const { body, colour, seed, backdrop, view } = address;
  return `${scheme}${body}/${colour.toLowerCase()}/${seed}/${backdrop}/${printView(view)}.jpg`;
}

/** Undefined for any text that `printPictureAddress` would not print. */
export function parsePictureAddress(text: string): PictureAddress | undefined {
  const match = /^demo:([a-z-]+)\/([a-z]+)\/(0|[1-9]\d{0,9})\/([a-z-]+)\/([a-z0-9-]+)\.jpg$/.exec(
    text,
  );
  if (!match) return undefined;
  const [, bodyText, colourText, seedText, backdropText, viewText = ''] = match;
  const body = demoBodies.find((name) => name === bodyText);
  const colour = paintColours.find((name) => name.toLowerCase() === colourText);
  const seed = Number(seedText);
  const backdrop = backdrops.find((name) => name === backdropText);
  const view = parseView(viewText);
  if (!body || !colour || !backdrop || view === undefined || seed > largestSeed) return undefined;
  if (view === 'panorama' && !hasCabin(body)) return undefined;
  return { body, colour, seed, backdrop, view };
}

function printView(view: PictureView): string {
  return typeof view === 'object' ? `spin-${view.spin}` : view;
}

function parseView(text: string): PictureView | undefined {
  if (text === 'panorama') return text;
  const spin = /^spin-(0|[1-9]\d{0,2})$/.exec(text);
  if (spin) {
    const degrees = Number(spin[1]);
    return degrees < 360 ? { spin: degrees } : undefined;
  }
  return namedViews.find((name) => name === text);
}
