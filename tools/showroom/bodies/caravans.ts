import type { CaravanShape } from '#showroom/caravan/caravan-shape.ts';

/** A couple's van on one axle. */
export const singleAxle: CaravanShape = {
  length: 4.7,
  half: 1.15,
  low: 0.5,
  high: 2.6,
  nose: 'round',
  axles: 1,
  wheel: { radius: 0.34, rim: 0.2, width: 0.215, spokes: 6, style: 'single', finish: 'alloy' },
  offRoad: false,
  graphic: 'sweep',
};

/** A family van on two. */
export const tandemAxle: CaravanShape = {
  ...singleAxle,
  length: 6.3,
  half: 1.22,
  low: 0.56,
  high: 2.82,
  nose: 'raked',
  axles: 2,
  wheel: {
    radius: 0.37,
    rim: 0.205,
    width: 0.24,
    spokes: 6,
    style: 'single',
    finish: 'dark-alloy',
  },
  offRoad: true,
  graphic: 'block',
};
