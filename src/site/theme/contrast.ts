import { getContrast, mix as mixColours, toHex } from 'color2k';

/** Black or white, whichever has more contrast with the background. */
export function readableOn(background: string): string {
  return getContrast(background, '#ffffff') >= getContrast(background, '#000000')
    ? '#ffffff'
    : '#000000';
}

/**
 * Returns the colour if it is readable on the background, else the nearest darker or lighter shade that is.
 */
export function readableShade(colour: string, background: string, ratio = 4.5): string {
  const towards = readableOn(background);
  for (let share = 0; share <= 1; share += 0.05) {
    const shade = mix(colour, towards, share);
    if (getContrast(shade, background) >= ratio) return shade;
  }
  return towards;
}

/**
 * Adjusts a background until black or white text is easy to read on it: mid-tones, on which neither reads well, become
 * lighter or darker.
 */
export function readablePaper(colour: string): string {
  const text = readableOn(colour);
  const away = text === '#ffffff' ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.05) {
    const paper = mix(colour, away, share);
    if (getContrast(paper, text) >= 10) return paper;
  }
  return away;
}

/** Mixes `share`, 0 to 1, of the second colour into the first. */
export function mix(one: string, other: string, share: number): string {
  return toHex(mixColours(one, other, share));
}
