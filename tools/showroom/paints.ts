import type { PaintColour } from '#demo/pictures/paint-colour.ts';
import type { Surface } from './render/materials.ts';

/** The paint behind each of the trade's colours: solid, metallic or pearl. */
export const paints: Readonly<Record<PaintColour, Surface>> = {
  White: { albedo: [0.8, 0.8, 0.79], rough: 0.4, coat: 1 },
  Silver: { albedo: [0.56, 0.575, 0.59], metal: 0.72, rough: 0.4, coat: 1 },
  Grey: { albedo: [0.13, 0.137, 0.147], metal: 0.6, rough: 0.4, coat: 1 },
  Black: { albedo: [0.006, 0.006, 0.007], rough: 0.4, coat: 1 },
  Blue: { albedo: [0.018, 0.075, 0.3], metal: 0.6, rough: 0.4, coat: 1 },
  Red: { albedo: [0.5, 0.012, 0.016], metal: 0.25, rough: 0.4, coat: 1 },
  Green: { albedo: [0.028, 0.085, 0.05], metal: 0.5, rough: 0.4, coat: 1 },
  Orange: { albedo: [0.72, 0.16, 0.015], metal: 0.3, rough: 0.4, coat: 1 },
  Yellow: { albedo: [0.82, 0.52, 0.03], rough: 0.4, coat: 1 },
  Brown: { albedo: [0.1, 0.05, 0.028], metal: 0.55, rough: 0.4, coat: 1 },
  Beige: { albedo: [0.5, 0.43, 0.32], metal: 0.35, rough: 0.4, coat: 1 },
  Gold: { albedo: [0.42, 0.31, 0.14], metal: 0.7, rough: 0.4, coat: 1 },
  Purple: { albedo: [0.1, 0.03, 0.17], metal: 0.5, rough: 0.4, coat: 1 },
  Maroon: { albedo: [0.13, 0.012, 0.022], metal: 0.5, rough: 0.4, coat: 1 },
};
