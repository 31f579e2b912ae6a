import type { CarShape } from './parts/car-shape.ts';
import { frontFaces } from './parts/front-face.ts';
import { rearFaces } from './parts/rear-face.ts';
import { pick } from './seeded.ts';

/** The same kind of car from another maker: face, lamps, wheels and trim drawn anew. */
export function variedCar(shape: CarShape, draw: () => number): CarShape {
  const wheel = shape.wheel;
  const style =
    wheel.style === 'steel' && draw() < 0.6
      ? 'steel'
      : pick(draw, ['single', 'split', 'blade'] as const);
  const spokes = style === 'split' ? pick(draw, [5, 6]) : pick(draw, [5, 6, 7, 10]);
  return {
    ...shape,
    frontFace: pick(draw, frontFaces),
    rearFace: shape.tub || shape.greenhouse.glassRear.low < 2.5 ? 'tower' : pick(draw, rearFaces),
    grilleBars: pick(draw, ['chrome', 'black', 'plastic'] as const),
    wheel: {
      ...wheel,
      style,
      spokes,
      finish: style === 'steel' ? 'steel' : pick(draw, ['alloy', 'alloy', 'dark-alloy'] as const),
    },
    greenhouse: {
      ...shape.greenhouse,
      trim: pick(draw, ['black', shape.greenhouse.trim] as const),
    },
  };
}
