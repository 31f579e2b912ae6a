import type { CarShape } from '#showroom/parts/car-shape.ts';
import { coupe } from './coupe.ts';

/** The coupe with its roof away: windscreen and side glass only. */
export const convertible: CarShape = {
  ...coupe,
  wheel: { ...coupe.wheel, style: 'single', spokes: 10, finish: 'alloy' },
  openTop: { cabinRear: 3.62 },
  frontFace: 'open',
  rearFace: 'blade',
};
