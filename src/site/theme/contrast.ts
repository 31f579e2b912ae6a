/**
 * The WCAG 2.2 contrast ratio of two colours (relative luminance, sRGB): 1 to 21.
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Black or white, whichever has more contrast with the background. */
export function readableOn(background: string): string {
  return contrastRatio(background, '#ffffff') >= contrastRatio(background, '#000000')
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
    if (contrastRatio(shade, background) >= ratio) return shade;
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
    if (contrastRatio(paper, text) >= 10) return paper;
  }
  return away;
}

/** Mixes `share`, 0 to 1, of the second colour into the first. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)];
  return `#${a
    .map((channel, index) => Math.round(channel + ((b[index] ?? channel) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
