/** Linear light to a screen's byte: straight up to 0.55, then a soft shoulder, so that panels burn out gently. */
const steps = 4096;
const brightest = 4;
const bytes = new Uint8Array(steps + 1);
for (let index = 0; index <= steps; index += 1) {
  // Square-root spacing keeps the dark tones finely stepped.
  const light = (index / steps) ** 2 * brightest;
  const shoulder = light < 0.55 ? light : 0.55 + 0.45 * (1 - Math.exp(-(light - 0.55) / 0.45));
  const screen = shoulder <= 0.0031308 ? shoulder * 12.92 : 1.055 * shoulder ** (1 / 2.4) - 0.055;
  bytes[index] = Math.round(screen * 255);
}

export function toneByte(light: number): number {
  if (light <= 0) return 0;
  if (light >= brightest) return 255;
  return bytes[(Math.sqrt(light / brightest) * steps + 0.5) | 0]!;
}
