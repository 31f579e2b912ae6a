import type { MotorcycleShape } from '#demo/pictures/parts/motorcycle.ts';

export const nakedBike: MotorcycleShape = {
  wheelbase: 1.43,
  front: { radius: 0.302, rim: 0.222, width: 0.12 },
  rear: { radius: 0.315, rim: 0.22, width: 0.18 },
  head: [0.44, 0.96],
  bars: { back: 0.13, rise: 0.07, half: 0.38 },
  tank: [[0.36, 0.04, 0.9, 0.78], [0.32, 0.13, 0.98, 0.7], [0.18, 0.19, 1.03, 0.68], [0.02, 0.18, 1.0, 0.68], [-0.12, 0.12, 0.9, 0.68], [-0.18, 0.06, 0.82, 0.7]],
  seat: [[-0.06, 0.06, 0.84, 0.76], [-0.14, 0.12, 0.83, 0.73], [-0.32, 0.15, 0.81, 0.73], [-0.46, 0.13, 0.86, 0.76], [-0.64, 0.1, 0.9, 0.82], [-0.72, 0.05, 0.9, 0.85]],
  tail: [[-0.2, 0.08, 0.74, 0.64], [-0.4, 0.13, 0.78, 0.66], [-0.6, 0.11, 0.84, 0.74], [-0.78, 0.06, 0.88, 0.82], [-0.82, 0.02, 0.88, 0.85]],
  tailEnd: [-0.8, 0.84],
  lamp: { radius: 0.085, x: 0.56, z: 0.9 },
  engine: 'parallel',
  exhaust: 'high',
  spokes: 10,
  wired: false,
  fenders: 'short',
  metalwork: 'dark-alloy',
};
