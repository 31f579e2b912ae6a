import type { Place } from '#showroom/backdrop/place.ts';
import type { Camera } from './camera.ts';
import type { FloorShadow } from './floor-shadow.ts';
import type { Lighting } from './lighting.ts';
import type { Surfaces } from './shade.ts';
import type { Solid } from './solid.ts';

export interface Scene {
  solid: Solid;
  surfaces: Surfaces;
  camera: Camera;
  place: Place;
  lighting: Lighting;
  /** Opens the shutter for what is dark; 1 when absent. */
  exposure?: number;
  /** Absent inside a cabin, where no floor is seen. */
  shadow?: FloorShadow;
}
