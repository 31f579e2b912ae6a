import type { CarShape } from './parts/car-shape.ts';
import { frontFaces } from './parts/front-face.ts';
import { rearFaces } from './parts/rear-face.ts';
import { pick } from './pick.ts';

/** Flanks in cross section: soft, creased along the handles, and with a strong shoulder. */
const flanks: readonly CarShape['flank'][] = [
  [
    [0.12, 0],
    [0.04, 0.015],
    [0.035, 0.1],
    [0.05, 0.26],
    [0.03, 0.52],
    [0.006, 0.73],
    [0.0, 0.76],
    [0.055, 1],
  ],
  [
    [0.12, 0],
    [0.05, 0.015],
    [0.03, 0.12],
    [0.032, 0.3],
    [0.022, 0.5],
    [0.01, 0.68],
    [0.004, 0.82],
    [0.045, 1],
  ],
  [
    [0.12, 0],
    [0.04, 0.015],
    [0.026, 0.1],
    [0.052, 0.24],
    [0.048, 0.6],
    [0.014, 0.8],
    [0.0, 0.84],
    [0.05, 1],
  ],
];

/** Kinds of tail, read from the shape: upright tails carry other lamps and fittings than low ones. */
function isUpright({ greenhouse, length }: CarShape): boolean {
  return length - greenhouse.backlight.base[0] < 0.2;
}

/** The same kind of car from another maker: face, lamps, wheels and trim drawn anew. */
export function variedCar(shape: CarShape, draw: () => number): CarShape {
  const isBlind = shape.greenhouse.glassRear.low < 2.5;
  const isClosed = !shape.openTop && !shape.tub;
  const hasRails = isClosed && !isBlind && isUpright(shape) && draw() < 0.5;
  const roofMaterial =
    isClosed && !isBlind && draw() < 0.18 ? ({ roofMaterial: 'accent' } as const) : {};
  return {
    ...shape,
    frontFace: pick(draw, frontFaces),
    rearFace: shape.tub || isBlind ? 'tower' : pick(draw, rearFaces),
    grilleBars: pick(draw, ['chrome', 'black', 'plastic'] as const),
    flank: isBlind ? shape.flank : pick(draw, [...flanks, shape.flank]),
    wheel: variedWheel(shape.wheel, draw),
    equipment: {
      ...(hasRails ? { rails: pick(draw, ['alloy', 'black'] as const) } : {}),
      fin: isClosed && draw() < 0.7,
      spoiler: isClosed && isUpright(shape) && !isBlind && draw() < 0.6,
    },
    greenhouse: {
      ...shape.greenhouse,
      ...roofMaterial,
      trim: pick(draw, ['black', 'black', shape.greenhouse.trim] as const),
    },
  };
}

function variedWheel(wheel: CarShape['wheel'], draw: () => number): CarShape['wheel'] {
  const staysSteel = wheel.style === 'steel' && draw() < 0.6;
  const style = staysSteel ? 'steel' : pick(draw, ['single', 'split', 'blade'] as const);
  const larger = draw() * 0.014;
  return {
    ...wheel,
    rim: wheel.rim + larger,
    style,
    spokes: style === 'split' ? pick(draw, [5, 6]) : pick(draw, [5, 6, 7, 10]),
    finish: staysSteel ? 'steel' : pick(draw, ['alloy', 'alloy', 'dark-alloy'] as const),
  };
}
