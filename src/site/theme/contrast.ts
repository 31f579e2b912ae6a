/**
 * Contrast between two colours by WCAG 2.2 (relative luminance, sRGB): 1 to 21.
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Black or white, whichever reads better on the colour. */
export function readableOn(background: string): string {
  return contrastRatio(background, '#ffffff') >= contrastRatio(background, '#000000')
    ? '#ffffff'
    : '#000000';
}

/**
 * The colour itself where it can be read on the background, else the nearest darker or lighter shade of it
 * that can.
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
 * A background that text of every colour can stand on: a colour in the middle of the scale, on which neither dark
 * nor light reads well, is made lighter or darker until one does.
 */
export function calmPaper(colour: string): string {
  const text = readableOn(colour);
  const away = text === '#ffffff' ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.05) {
    const paper = mix(colour, away, share);
    if (contrastRatio(paper, text) >= 10) return paper;
  }
  return away;
}

/** `share` of the second colour in the first, 0 to 1. */
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
