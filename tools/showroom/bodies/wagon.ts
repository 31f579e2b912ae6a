import type { CarShape } from '#showroom/parts/car-shape.ts';
import { sedan } from './sedan.ts';

/** The sedan with a load bay and roof to the tail. */
export const wagon: CarShape = {
  ...sedan,
  length: 4.83,
  shoulder: [
    [0, 0.76],
    [0.35, 0.81],
    [0.95, 0.885],
    [1.6, 0.935],
    [2.6, 0.965],
    [3.8, 0.995],
    [4.83, 1.02],
  ],
  crown: [
    [0, 0.74],
    [0.25, 0.82],
    [0.7, 0.905],
    [1.45, 1.0],
    [4.0, 1.05],
    [4.83, 1.03],
  ],
  tail: [
    [0.2, 0.21],
    [0.08, 0.22],
    [0.02, 0.31],
    [0, 0.46],
    [0.03, 0.62],
    [0.05, 0.82],
    [0.07, 0.95],
    [0.12, 1.03],
  ],
  plan: { ...sedan.plan, rearReach: 1.1, rearSquareness: 4.2 },
  greenhouse: {
    ...sedan.greenhouse,
    windscreen: { base: [1.25, 0.99], header: [2.1, 1.39] },
    backlight: { head: [4.3, 1.39], base: [4.675, 1.0] },
    roof: [
      [1.9, 1.39],
      [2.4, 1.44],
      [2.9, 1.455],
      [3.6, 1.445],
      [4.4, 1.39],
    ],
    roofHalf: 0.6,
    plan: { frontReach: 0.62, frontSquareness: 2.7, rearReach: 0.55, rearSquareness: 3.2 },
    glassRear: { low: 4.4, high: 4.12 },
    pillars: [
      { at: 2.62, width: 0.09, lean: 0.1 },
      { at: 3.62, width: 0.08, lean: -0.15 },
    ],
    privacyFrom: 2.62,
  },
  doors: [
    { front: 1.5, rear: 2.6, rearTop: 2.68 },
    { front: 2.61, rear: 3.62, rearTop: 3.55 },
  ],
  rearFrame: { half: 0.9, low: 0.2, high: 1.0, wrap: 0.45 },
  frontFace: 'shield',
  rearFace: 'hook',
  plates: { front: 0.42, rear: 0.74 },
};
