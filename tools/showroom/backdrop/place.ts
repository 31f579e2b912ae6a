import type { Radiance } from '#showroom/render/direction-map.ts';

/** A place to stand a vehicle in. All light is linear; 1 is white paper in the picture. */
export interface Place {
  /** What polished paint reflects and what lights matt surfaces. */
  radiance: Radiance;
  /** How bright white paper lies in it. */
  daylight: number;
  /** What the camera sees above the floor, along a unit direction. */
  distance: Radiance;
  /** The floor's own look at a point of it, `away` metres from the vehicle and `far` metres from the camera. */
  floor: (x: number, y: number, away: number, far: number, out: Float64Array) => void;
  /** How much of a direction belongs to the floor: 1 below the foot of what stands in the distance. */
  floorShare: (x: number, y: number, z: number) => number;
  /** 0 matt floor; 1 mirror. */
  polish: number;
  /** How soft the mirror image is, pixels of blur per 600 pixels of width. */
  haze: number;
  /** How dark the shadow gets, 0 to 1. */
  shadow: number;
  /** Darkening towards the corners, 0 to 1. */
  vignette: number;
}
