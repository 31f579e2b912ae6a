import type { CarShape } from '#demo/pictures/parts/car-shape.ts';
import { van } from './van.ts';

/** A cab-over light truck; the length is the cab's alone. */
export const truckCab: CarShape = {
  ...van,
  length: 1.82,
  width: 2.02,
  wheelbase: 3.36,
  frontOverhang: 1.1,
  wheel: { radius: 0.385, rim: 0.225, width: 0.21, spokes: 8, style: 'steel', finish: 'steel' },
  archGap: 0.07,
  flare: 0,
  cladding: 0.03,
  sill: [[0, 0.42], [1.82, 0.46]],
  shoulder: [[0, 1.32], [0.6, 1.34], [1.82, 1.36]],
  crown: [[0, 1.3], [0.3, 1.34], [1.82, 1.36]],
  nose: [[0.14, 0.4], [0.05, 0.405], [0.0, 0.45], [0.0, 0.6], [0.02, 0.75], [0.03, 0.98], [0.06, 1.2], [0.1, 1.32]],
  tail: [[0.05, 0.46], [0.02, 0.48], [0.0, 0.55], [0, 0.7], [0, 0.85], [0, 1.05], [0, 1.25], [0.03, 1.36]],
  flank: [[0.08, 0], [0.03, 0.015], [0.02, 0.1], [0.02, 0.26], [0.01, 0.5], [0.005, 0.7], [0.0, 0.85], [0.02, 1.0]],
  plan: { frontReach: 0.5, frontSquareness: 3.6, rearReach: 0.18, rearSquareness: 7 },
  greenhouse: {
    ...van.greenhouse,
    windscreen: { base: [0.1, 1.36], header: [0.36, 2.1] },
    backlight: { head: [1.72, 2.12], base: [1.79, 1.34] },
    roof: [[0.25, 2.13], [0.7, 2.23], [1.3, 2.25], [1.8, 2.2]],
    beltHalf: 0.99,
    roofHalf: 0.87,
    plan: { frontReach: 0.42, frontSquareness: 3.3, rearReach: 0.2, rearSquareness: 6 },
    glassRear: { low: 1.42, high: 1.4 },
    pillars: [],
    drop: 0.09,
  },
  doors: [{ front: 0.5, rear: 1.5, rearTop: 1.48 }],
  frontFrame: { half: 1.0, low: 0.42, high: 1.24, wrap: 0.3 },
  rearFrame: { half: 0.6, low: -3, high: -2, wrap: 0 },
  plates: { front: 0.55, rear: 0.6 },
  mirrorBack: 0.42,
};
