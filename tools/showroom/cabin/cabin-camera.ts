import type { DemoBody } from '#demo/pictures/demo-body.ts';
import type { Point } from '#showroom/mesh/mesh.ts';
import { type Camera, lookingAt } from '#showroom/render/camera.ts';

export type CabinView = 'dashboard' | 'rear-seats';

interface Seat {
  eye: Point;
  target: Point;
  /** Width of the view, degrees. */
  angle: number;
  /** Leaves out the open door between eye and seat. */
  near?: number;
}

const views: Readonly<Record<'car' | 'cab' | 'caravan', Readonly<Record<CabinView, Seat>>>> = {
  car: {
    dashboard: { eye: [-0.12, 0.02, 0.97], target: [1, -0.08, 0.6], angle: 86 },
    'rear-seats': { eye: [-0.22, 1.5, 1.06], target: [-0.95, -0.12, 0.52], angle: 56, near: 0.5 },
  },
  cab: {
    dashboard: { eye: [-0.14, 0.04, 1.1], target: [1, -0.1, 0.66], angle: 86 },
    'rear-seats': { eye: [0.95, 1.55, 1.2], target: [-0.05, -0.25, 0.55], angle: 60, near: 0.5 },
  },
  caravan: {
    dashboard: { eye: [-2.05, 0.3, 1.5], target: [1.5, -0.22, 0.92], angle: 76 },
    'rear-seats': { eye: [1.15, -0.35, 1.5], target: [-2, 0.25, 0.72], angle: 80 },
  },
};

export function cabinCamera(
  body: DemoBody,
  view: CabinView,
  width: number,
  height: number,
): Camera {
  const { eye, target, angle, near } = views[cabinKind(body)][view];
  const focal = width / 2 / Math.tan((angle * Math.PI) / 360);
  const camera = lookingAt(eye, target, focal, [width / 2, height / 2]);
  return near === undefined ? camera : { ...camera, near };
}

const panoramaEyes: Readonly<Record<'car' | 'cab' | 'caravan', Point>> = {
  car: [-0.02, 0, 0.96],
  cab: [0.05, 0, 1.1],
  caravan: [-0.1, 0.05, 1.35],
};

/** Where the panorama is taken: between the front seats, or in the middle of the living space. */
export function panoramaEye(body: DemoBody): Point {
  return panoramaEyes[cabinKind(body)];
}

function cabinKind(body: DemoBody): 'car' | 'cab' | 'caravan' {
  if (body === 'caravan' || body === 'tandem-caravan') return 'caravan';
  return body === 'van' || body === 'box-truck' || body === 'tray-truck' ? 'cab' : 'car';
}
