import type { Point } from '#showroom/mesh/mesh.ts';
import type { PictureView } from '#demo/pictures/picture-view.ts';
import { type Camera, lookingAt } from './camera.ts';

/** A wheel's middle and its radius. */
export type WheelPlace = readonly [x: number, y: number, radius: number];
export type CloseUp = 'wheel' | 'dashboard' | 'rear-seats';

/** On a motorcycle the last two are the rider's view of the bars and a close look at the seat. */
const riderViews: Readonly<
  Record<Exclude<CloseUp, 'wheel'>, { eye: Point; target: Point; high: number }>
> = {
  dashboard: { eye: [-0.55, 0.28, 1.62], target: [0.42, 0, 0.94], high: 0.95 },
  'rear-seats': { eye: [-1.5, 1.5, 1.35], target: [-0.32, 0, 0.7], high: 0.95 },
};

export function isCloseUp(view: PictureView): view is CloseUp {
  return view === 'wheel' || view === 'dashboard' || view === 'rear-seats';
}

export function closeUpCamera(
  view: CloseUp,
  wheel: WheelPlace,
  width: number,
  height: number,
): Camera {
  const centre = [width / 2, height / 2] as const;
  if (view === 'wheel') {
    const [x, y, radius] = wheel;
    const eye: Point = [x + 1.15, y + 2.1, 0.75];
    const far = Math.hypot(1.15, 2.1);
    return lookingAt(eye, [x - 0.1, y, radius * 1.15], (height * far) / (radius * 3.1), centre);
  }
  const { eye, target, high } = riderViews[view];
  const far = Math.hypot(eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]);
  return lookingAt(eye, target, (height * far) / high, centre);
}
