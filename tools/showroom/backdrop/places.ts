import type { Backdrop } from '#demo/pictures/backdrop.ts';
import type { Place } from './place.ts';
import { coast } from './coast.ts';
import { showroom } from './showroom.ts';
import { studio } from './studio.ts';
import { yard } from './yard.ts';

/** Places are functions of direction only, so one of each serves every picture. */
export const places: Readonly<Record<Backdrop, () => Place>> = {
  'studio-light': () =>
    studio({
      floorNear: 0.8,
      floorFar: 0.72,
      wallTop: 0.86,
      tint: [0.985, 0.995, 1],
      room: 0.2,
      panels: 2.1,
      ground: 0.5,
      polish: 0.16,
      daylight: 1.3,
      shadow: 0.92,
      vignette: 0.14,
    }),
  'studio-dark': () =>
    studio({
      floorNear: 0.1,
      floorFar: 0.035,
      wallTop: 0.012,
      tint: [0.96, 0.98, 1.04],
      room: 0.06,
      panels: 1.7,
      ground: 0.1,
      polish: 0.4,
      daylight: 1.0,
      shadow: 0.9,
      vignette: 0.35,
    }),
  showroom,
  yard,
  coast,
};
