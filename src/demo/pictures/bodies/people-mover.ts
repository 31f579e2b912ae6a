import type { CarShape } from '#demo/pictures/parts/car-shape.ts';
import { van } from './van.ts';

/** Three rows, glass all round, sliding doors. */
export const peopleMover: CarShape = {
  ...van,
  length: 5.12,
  width: 1.98,
  wheelbase: 3.09,
  frontOverhang: 0.98,
  wheel: { radius: 0.352, rim: 0.24, width: 0.235, spokes: 7, style: 'blade', finish: 'alloy' },
  cladding: 0,
  flare: 0.018,
  sill: [[0, 0.2], [0.6, 0.185], [4.5, 0.19], [5.12, 0.26]],
  shoulder: [[0, 0.84], [0.3, 0.92], [0.9, 1.02], [1.4, 1.06], [2.5, 1.08], [5.12, 1.12]],
  crown: [[0, 0.82], [0.25, 0.94], [0.65, 1.05], [1.2, 1.14], [5.12, 1.12]],
  nose: [[0.24, 0.19], [0.09, 0.195], [0.03, 0.26], [0.0, 0.4], [0.0, 0.56], [0.03, 0.74], [0.07, 0.86], [0.17, 0.93]],
  tail: [[0.2, 0.26], [0.07, 0.27], [0.01, 0.36], [0, 0.5], [0.03, 0.66], [0.04, 0.86], [0.05, 1.0], [0.08, 1.1]],
  plan: { frontReach: 1.3, frontSquareness: 4, rearReach: 0.8, rearSquareness: 5 },
  greenhouse: {
    ...van.greenhouse,
    windscreen: { base: [1.0, 1.11], header: [1.86, 1.66] },
    backlight: { head: [4.82, 1.7], base: [5.03, 1.1] },
    roof: [[1.65, 1.68], [2.2, 1.755], [2.9, 1.775], [4.1, 1.765], [4.9, 1.72]],
    beltHalf: 0.91,
    roofHalf: 0.74,
    plan: { frontReach: 0.66, frontSquareness: 2.9, rearReach: 0.45, rearSquareness: 4.4 },
    glassRear: { low: 4.66, high: 4.55 },
    pillars: [{ at: 2.5, width: 0.1, lean: 0.06 }, { at: 3.62, width: 0.1 }],
    privacyFrom: 2.5,
    drop: 0.075,
  },
  doors: [
    { front: 1.42, rear: 2.48, rearTop: 2.52 },
    { front: 2.49, rear: 3.64, rearTop: 3.64, sliding: true },
  ],
  frontFrame: { half: 0.96, low: 0.2, high: 0.92, wrap: 0.55 },
  rearFrame: { half: 0.97, low: 0.25, high: 1.12, wrap: 0.3 },
  frontFace: 'wide',
  rearFace: 'hook',
  grilleBars: 'chrome',
  plates: { front: 0.42, rear: 0.78 },
  mirrorBack: 1.66,
};
