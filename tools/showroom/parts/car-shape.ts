import type { Spot } from '#showroom/mesh/outline-field.ts';
import type { Knot } from '#showroom/mesh/spline.ts';
import type { Material } from '#showroom/render/materials.ts';
import type { FaceFrame, FrontFace } from './front-face.ts';
import type { RearFace } from './rear-face.ts';
import type { WheelDesign } from './wheel-design.ts';
import type { Mark } from './mark.ts';

/** A car as a designer would dimension it. Metres; `back` counts from the tip of the nose. */
export interface CarShape {
  length: number;
  width: number;
  wheelbase: number;
  frontOverhang: number;
  wheel: WheelDesign;
  /** Gap between tyre and arch. */
  archGap: number;
  /** How far the guards bulge over the wheels. */
  flare: number;
  /** Width of dark cladding round the arches and along the sills; 0 for none. */
  cladding: number;
  /** Lower edge of the body along the side. */
  sill: readonly Knot[];
  /** Upper edge of the flank: guard, belt line, boot. */
  shoulder: readonly Knot[];
  /** Middle of bonnet and boot lid. */
  crown: readonly Knot[];
  /** Cross sections, the same number of points each, from the bottom upwards. */
  nose: readonly (readonly [inset: number, z: number])[];
  flank: readonly (readonly [inset: number, part: number])[];
  tail: readonly (readonly [inset: number, z: number])[];
  plan: { frontReach: number; frontSquareness: number; rearReach: number; rearSquareness: number };
  greenhouse: GreenhouseShape;
  /** Doors on one side, each as its front and rear edge. */
  doors: readonly DoorShape[];
  frontFrame: FaceFrame;
  rearFrame: FaceFrame;
  frontFace: FrontFace;
  rearFace: RearFace;
  grilleBars: Material;
  marks: readonly Mark[];
  equipment?: { rails?: 'alloy' | 'black'; fin?: boolean; spoiler?: boolean };
  /** The load tub of a ute. */
  tub?: { front: number; rear: number; floor: number };
  /** A convertible's cabin ends here. */
  openTop?: { cabinRear: number };
  plates: { front: number; rear: number };
  mirrorBack: number;
}

export interface DoorShape {
  front: number;
  rear: number;
  /** Where the rear edge meets the roof; the door leans. */
  rearTop?: number;
  sliding?: boolean;
}

export interface GreenhouseShape {
  windscreen: { base: Spot; header: Spot };
  backlight: { head: Spot; base: Spot };
  /** Roof along the middle. */
  roof: readonly Knot[];
  /** Half widths at belt and roof edge. */
  beltHalf: number;
  roofHalf: number;
  plan: { frontReach: number; frontSquareness: number; rearReach: number; rearSquareness: number };
  /** Rear end of the side glass: below and above. */
  glassRear: { low: number; high: number };
  pillars: readonly { at: number; width: number; lean?: number }[];
  /** Glass behind this is dark. */
  privacyFrom?: number;
  trim: Material;
  /** Height of the drip rail below the roof's middle. */
  drop: number;
  roofMaterial?: Material;
}
