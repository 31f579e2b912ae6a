import type { Spot } from '#showroom/mesh/outline-field.ts';
import type { Material } from '#showroom/render/materials.ts';

/** Something drawn on the skin: a lamp, a grille, a vent. */
export interface Mark {
  view: 'front' | 'rear' | 'side' | 'top';
  /** Front and rear: distance from the middle, height. Side: back, height. Top: back, y. */
  outline: readonly Spot[];
  radius?: number;
  material: Material;
  on?: readonly Material[];
  /** Front and rear: how far round the corner it may reach, metres from the end. */
  wrap?: number;
  /** Drawn only inside this outline too. */
  within?: readonly Spot[];
  /** Finest detail, metres: thin strips need less than the usual lattice. */
  detail?: number;
  /** Only the line round it, this wide. */
  line?: number;
}
