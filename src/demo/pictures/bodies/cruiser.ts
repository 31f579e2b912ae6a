import type { MotorcycleShape } from '#demo/pictures/parts/motorcycle.ts';

export const cruiser: MotorcycleShape = {
  wheelbase: 1.63,
  front: { radius: 0.33, rim: 0.235, width: 0.13 },
  rear: { radius: 0.33, rim: 0.215, width: 0.19 },
  head: [0.42, 0.95],
  bars: { back: 0.28, rise: 0.17, half: 0.42 },
  tank: [[0.36, 0.05, 0.88, 0.78], [0.3, 0.13, 0.94, 0.72], [0.14, 0.18, 0.96, 0.69], [-0.04, 0.16, 0.9, 0.68], [-0.2, 0.09, 0.8, 0.67], [-0.26, 0.04, 0.75, 0.68]],
  seat: [[-0.14, 0.06, 0.74, 0.64], [-0.24, 0.16, 0.72, 0.6], [-0.42, 0.19, 0.68, 0.58], [-0.56, 0.16, 0.76, 0.62], [-0.66, 0.13, 0.78, 0.68], [-0.88, 0.1, 0.77, 0.7], [-0.94, 0.05, 0.76, 0.71]],
  tail: [[-0.2, 0.05, 0.62, 0.5], [-0.34, 0.12, 0.62, 0.46], [-0.48, 0.12, 0.62, 0.5], [-0.56, 0.06, 0.62, 0.56]],
  tailEnd: [-1.08, 0.68],
  lamp: { radius: 0.1, x: 0.56, z: 0.88 },
  engine: 'vee',
  exhaust: 'twin',
  spokes: 9,
  wired: true,
  fenders: 'full',
  metalwork: 'chrome',
};
