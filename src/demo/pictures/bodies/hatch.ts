import type { CarShape } from '#demo/pictures/parts/car-shape.ts';
import { sedan } from './sedan.ts';

/** A small five-door. */
export const hatch: CarShape = {
  ...sedan,
  length: 4.28,
  width: 1.79,
  wheelbase: 2.63,
  frontOverhang: 0.89,
  wheel: { ...sedan.wheel, radius: 0.328, rim: 0.228, width: 0.215 },
  sill: [[0, 0.19], [0.6, 0.18], [3.7, 0.19], [4.28, 0.24]],
  shoulder: [[0, 0.78], [0.35, 0.84], [0.9, 0.92], [1.5, 0.965], [2.4, 0.99], [3.5, 1.03], [4.28, 1.05]],
  crown: [[0, 0.76], [0.25, 0.85], [0.7, 0.94], [1.3, 1.03], [3.8, 1.08], [4.28, 1.06]],
  nose: [[0.2, 0.18], [0.08, 0.185], [0.03, 0.24], [0, 0.38], [0, 0.52], [0.02, 0.68], [0.06, 0.79], [0.15, 0.84]],
  tail: [[0.2, 0.24], [0.08, 0.25], [0.02, 0.33], [0, 0.46], [0.03, 0.62], [0.06, 0.82], [0.08, 0.97], [0.13, 1.06]],
  plan: { frontReach: 1.45, frontSquareness: 4, rearReach: 1.1, rearSquareness: 4.2 },
  greenhouse: {
    ...sedan.greenhouse,
    windscreen: { base: [1.15, 1.02], header: [1.98, 1.425] },
    backlight: { head: [3.86, 1.43], base: [4.17, 1.04] },
    roof: [[1.8, 1.42], [2.3, 1.475], [2.7, 1.485], [3.3, 1.465], [3.95, 1.42]],
    beltHalf: 0.77,
    roofHalf: 0.58,
    plan: { frontReach: 0.62, frontSquareness: 2.7, rearReach: 0.55, rearSquareness: 3.2 },
    glassRear: { low: 3.55, high: 3.42 },
    pillars: [{ at: 2.48, width: 0.09, lean: 0.1 }, { at: 3.27, width: 0.03, lean: -0.2 }],
    trim: 'black',
  },
  doors: [{ front: 1.38, rear: 2.46, rearTop: 2.53 }, { front: 2.47, rear: 3.38, rearTop: 3.3 }],
  frontFrame: { half: 0.875, low: 0.18, high: 0.83, wrap: 0.58 },
  rearFrame: { half: 0.875, low: 0.22, high: 1.04, wrap: 0.42 },
  frontFace: 'slim',
  rearFace: 'block',
  grilleBars: 'black',
  plates: { front: 0.44, rear: 0.72 },
  mirrorBack: 1.66,
};
