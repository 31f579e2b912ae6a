import type { Spot } from '#showroom/mesh/outline-field.ts';
import type { FaceFrame } from './front-face.ts';
import type { Mark } from './mark.ts';

export const rearFaces = ['block', 'bar', 'hook', 'tower', 'blade'] as const;
export type RearFace = (typeof rearFaces)[number];

/** In parts of the frame, whose top is the belt line. */
const outlines: Readonly<Record<RearFace, { lens: Spot[]; led: Spot[] }>> = {
  block: {
    lens: [
      [0.56, 0.74],
      [0.54, 0.95],
      [1.1, 0.97],
      [1.1, 0.78],
    ],
    led: [
      [0.6, 0.79],
      [0.59, 0.83],
      [1.1, 0.86],
      [1.1, 0.82],
    ],
  },
  bar: {
    lens: [
      [0, 0.86],
      [0, 0.93],
      [0.6, 0.94],
      [1.1, 0.97],
      [1.1, 0.82],
      [0.66, 0.82],
      [0.6, 0.86],
    ],
    led: [
      [0, 0.885],
      [0, 0.905],
      [1.1, 0.925],
      [1.1, 0.895],
    ],
  },
  hook: {
    lens: [
      [0.5, 0.82],
      [0.48, 0.95],
      [1.1, 0.98],
      [1.1, 0.72],
      [0.8, 0.72],
    ],
    led: [
      [0.53, 0.905],
      [0.53, 0.93],
      [1.1, 0.955],
      [1.1, 0.925],
    ],
  },
  tower: {
    lens: [
      [0.78, 0.62],
      [0.75, 1.02],
      [1.1, 1.06],
      [1.1, 0.64],
    ],
    led: [
      [0.8, 0.66],
      [0.78, 0.98],
      [0.81, 0.98],
      [0.83, 0.7],
      [1.1, 0.72],
      [1.1, 0.68],
    ],
  },
  blade: {
    lens: [
      [0.5, 0.84],
      [0.5, 0.9],
      [1.1, 1.0],
      [1.1, 0.8],
      [0.85, 0.8],
    ],
    led: [
      [0.5, 0.86],
      [0.5, 0.88],
      [1.1, 0.96],
      [1.1, 0.925],
    ],
  },
};

export function rearFace(face: RearFace, frame: FaceFrame): Mark[] {
  const { lens, led } = outlines[face];
  const place = (outline: readonly Spot[]): Spot[] =>
    outline.map(([across, up]) => [across * frame.half, frame.low + up * (frame.high - frame.low)]);
  const across = (low: number, high: number, reach: number): Spot[] =>
    place([
      [-reach, low],
      [-reach * 1.04, high],
      [reach * 1.04, high],
      [reach, low],
    ]);
  const mirrored = (outline: Spot[]): Spot[] =>
    outline[0]![0] > 0.001
      ? outline
      : [...outline.map(([y, z]): Spot => [-y, z]).toReversed(), ...outline];
  return [
    {
      view: 'rear',
      outline: across(-0.1, 0.15, 0.78),
      radius: 0.03,
      material: 'plastic',
      wrap: 0.4,
    },
    {
      view: 'rear',
      outline: place([
        [0.62, 0.2],
        [0.62, 0.235],
        [0.84, 0.245],
        [0.84, 0.21],
      ]),
      material: 'red-lens',
      wrap: 0.4,
    },
    { view: 'rear', outline: across(0.46, 0.68, 0.32), radius: 0.02, material: 'gap', line: 0.006 },
    {
      view: 'rear',
      outline: mirrored(place(lens)),
      radius: 0.012,
      wrap: frame.wrap,
      material: 'red-lens',
    },
    {
      view: 'rear',
      outline: mirrored(place(led)),
      radius: 0.002,
      wrap: frame.wrap - 0.02,
      material: 'red-led',
      detail: 0.016,
      on: ['red-lens'],
    },
  ];
}
