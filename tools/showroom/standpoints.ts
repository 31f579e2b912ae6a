import type { NamedView } from '#demo/pictures/picture-view.ts';
import type { Standpoint } from './render/exterior-camera.ts';

/** Views of the whole vehicle; the others look closer or from inside. */
export type WholeView = Exclude<NamedView, 'wheel' | 'dashboard' | 'rear-seats'>;

const standpoints: Readonly<Record<WholeView, Standpoint>> = {
  'front-three-quarter': { heading: 36, eye: 1.35, distance: 1.75, fill: [0.86, 0.72] },
  side: { heading: 90, eye: 1.05, distance: 2.2, fill: [0.9, 0.7] },
  'rear-three-quarter': { heading: 144, eye: 1.4, distance: 1.75, fill: [0.86, 0.72] },
  front: { heading: 0, eye: 1.1, distance: 1.9, fill: [0.8, 0.66] },
  rear: { heading: 180, eye: 1.2, distance: 1.9, fill: [0.8, 0.66] },
  'opposite-three-quarter': { heading: -38, eye: 1.3, distance: 1.75, fill: [0.86, 0.72] },
  'high-three-quarter': { heading: 42, eye: 3.4, distance: 1.75, fill: [0.84, 0.72] },
  'low-front': { heading: 24, eye: 0.5, distance: 1.5, fill: [0.84, 0.7] },
  banner: { heading: 36, eye: 1.35, distance: 1.75, fill: [0.47, 0.84], across: 0.74 },
};

export function standpointOf(view: WholeView | { spin: number }): Standpoint {
  if (typeof view === 'object') {
    return {
      heading: ((view.spin % 360) + 360) % 360,
      eye: 1.35,
      distance: 1.9,
      fill: [0.94, 0.8],
      steady: true,
    };
  }
  return standpoints[view];
}
