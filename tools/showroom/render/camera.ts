import { cross, type Point, unit } from '#showroom/mesh/mesh.ts';

export interface Camera {
  eye: Point;
  forward: Point;
  right: Point;
  up: Point;
  /** Focal length in pixels. */
  focal: number;
  /** Where the optical axis meets the picture, pixels. */
  centreX: number;
  centreY: number;
  /** Whatever is nearer than this is left out, metres: a door or wall that stands in the way. */
  near?: number;
  /** Whatever is higher than this is left out, metres. */
  highest?: number;
}

export function lookingAt(
  eye: Point,
  target: Point,
  focal: number,
  centre: readonly [number, number],
): Camera {
  const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const right = unit(cross(forward, [0, 0, 1]));
  return {
    eye,
    forward,
    right,
    up: cross(right, forward),
    focal,
    centreX: centre[0],
    centreY: centre[1],
  };
}

/** The same camera below the floor: what it sees is what the floor mirrors. */
export function mirroredInFloor(camera: Camera): Camera {
  const mirror = ([x, y, z]: Point): Point => [x, y, -z];
  const up = mirror(camera.up);
  return {
    ...camera,
    eye: mirror(camera.eye),
    forward: mirror(camera.forward),
    right: mirror(camera.right),
    up,
  };
}
