import type { Material } from '#showroom/render/materials.ts';

export interface WheelDesign {
  /** Outside of the tyre, rim, and tyre width; metres. */
  radius: number;
  rim: number;
  width: number;
  spokes: number;
  style: 'single' | 'split' | 'blade' | 'steel';
  finish: Material;
}
