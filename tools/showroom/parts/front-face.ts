import type { Spot } from '#showroom/mesh/outline-field.ts';
import type { Material } from '#showroom/render/materials.ts';
import type { Mark } from './mark.ts';

/** The area between the corners of the nose: half width, underside of the bumper, bonnet edge. */
export interface FaceFrame {
  half: number;
  low: number;
  high: number;
  /** How far the lamps reach along the guard. */
  wrap: number;
}

export const frontFaces = ['wide', 'shield', 'slim', 'open', 'stacked'] as const;
export type FrontFace = (typeof frontFaces)[number];

/** Shapes are drawn in parts of the frame: across 0 to 1 from the middle, up 0 to 1 from the underside. */
const outlines: Readonly<
  Record<
    FrontFace,
    {
      grille: Spot[];
      bars: readonly number[];
      intake: Spot[];
      vent: Spot[];
      lamp: Spot[];
      led: Spot[];
    }
  >
> = {
  wide: {
    grille: [
      [0, 0.9],
      [0.5, 0.9],
      [0.56, 0.8],
      [0.46, 0.52],
      [0, 0.52],
    ],
    bars: [0.84, 0.75, 0.66, 0.58],
    intake: [
      [0, 0.26],
      [0.52, 0.26],
      [0.62, 0.1],
      [0, 0.1],
    ],
    vent: [
      [0.7, 0.42],
      [0.86, 0.48],
      [0.88, 0.2],
      [0.72, 0.16],
    ],
    lamp: [
      [0.54, 0.84],
      [0.66, 0.96],
      [1.1, 1.06],
      [1.1, 0.88],
      [0.78, 0.78],
      [0.6, 0.78],
    ],
    led: [
      [0.57, 0.8],
      [0.8, 0.815],
      [1.1, 0.915],
      [1.1, 0.945],
      [0.79, 0.845],
      [0.57, 0.83],
    ],
  },
  shield: {
    grille: [
      [0, 0.98],
      [0.36, 0.98],
      [0.46, 0.86],
      [0.4, 0.3],
      [0.3, 0.16],
      [0, 0.16],
    ],
    bars: [0.88, 0.79, 0.7, 0.61, 0.52, 0.43, 0.34, 0.25],
    intake: [
      [0, 0.1],
      [0.6, 0.1],
      [0.64, 0.05],
      [0, 0.05],
    ],
    vent: [
      [0.6, 0.46],
      [0.88, 0.5],
      [0.9, 0.18],
      [0.66, 0.18],
    ],
    lamp: [
      [0.5, 0.84],
      [0.56, 0.97],
      [1.1, 1.06],
      [1.1, 0.9],
      [0.9, 0.76],
      [0.54, 0.76],
    ],
    led: [
      [0.52, 0.93],
      [1.1, 1.0],
      [1.1, 1.035],
      [0.53, 0.965],
    ],
  },
  slim: {
    grille: [
      [0, 0.92],
      [0.52, 0.92],
      [0.52, 0.87],
      [0, 0.87],
    ],
    bars: [],
    intake: [
      [0, 0.36],
      [0.56, 0.36],
      [0.66, 0.12],
      [0, 0.12],
    ],
    vent: [
      [0.78, 0.5],
      [0.84, 0.52],
      [0.88, 0.2],
      [0.8, 0.18],
    ],
    lamp: [
      [0.5, 0.84],
      [0.52, 0.94],
      [1.1, 1.04],
      [1.1, 0.92],
      [0.8, 0.82],
    ],
    led: [
      [0.5, 0.89],
      [1.1, 0.98],
      [1.1, 1.01],
      [0.5, 0.92],
    ],
  },
  open: {
    grille: [
      [0, 0.56],
      [0.52, 0.58],
      [0.62, 0.46],
      [0.5, 0.14],
      [0, 0.14],
    ],
    bars: [0.5, 0.42, 0.34, 0.26],
    intake: [
      [0, 0.1],
      [0.4, 0.1],
      [0.42, 0.05],
      [0, 0.05],
    ],
    vent: [
      [0.7, 0.44],
      [0.9, 0.5],
      [0.9, 0.16],
      [0.74, 0.16],
    ],
    lamp: [
      [0.44, 0.84],
      [0.5, 0.95],
      [1.1, 1.05],
      [1.1, 0.88],
      [0.86, 0.76],
      [0.52, 0.76],
    ],
    led: [
      [0.48, 0.785],
      [0.86, 0.79],
      [1.1, 0.91],
      [1.1, 0.94],
      [0.85, 0.825],
      [0.48, 0.815],
    ],
  },
  stacked: {
    grille: [
      [0, 0.95],
      [0.54, 0.95],
      [0.58, 0.88],
      [0.52, 0.42],
      [0, 0.42],
    ],
    bars: [0.84, 0.7, 0.56],
    intake: [
      [0, 0.28],
      [0.6, 0.28],
      [0.66, 0.12],
      [0, 0.12],
    ],
    vent: [
      [0.74, 0.36],
      [0.9, 0.38],
      [0.9, 0.2],
      [0.76, 0.2],
    ],
    lamp: [
      [0.62, 0.7],
      [0.62, 0.95],
      [1.1, 1.0],
      [1.1, 0.7],
    ],
    led: [
      [0.64, 0.9],
      [1.1, 0.95],
      [1.1, 0.985],
      [0.64, 0.935],
    ],
  },
};

export function frontFace(face: FrontFace, frame: FaceFrame, bar: Material): Mark[] {
  const { grille, bars, intake, vent, lamp, led } = outlines[face];
  const place = (outline: readonly Spot[]): Spot[] =>
    outline.map(([across, up]) => [across * frame.half, frame.low + up * (frame.high - frame.low)]);
  const onFace = { view: 'front', wrap: 0.5 } as const;
  const level = (up: number) =>
    place([
      [0, up + 0.012],
      [1, up + 0.012],
      [1, up - 0.012],
      [0, up - 0.012],
    ]);
  return [
    { ...onFace, outline: mirrored(place(intake)), radius: 0.02, material: 'liner' },
    { ...onFace, outline: place(vent), radius: 0.02, material: 'liner', wrap: 0.4 },
    {
      ...onFace,
      outline: mirrored(place(grille)),
      radius: 0.018,
      material: bar,
      on: ['paint', 'plastic', 'black'],
    },
    {
      ...onFace,
      outline: mirrored(shrunk(place(grille), 0.014)),
      radius: 0.014,
      material: 'liner',
      on: [bar],
    },
    ...bars.map((up): Mark => ({
      ...onFace,
      outline: mirrored(level(up)),
      material: bar,
      on: ['liner'],
      within: shrunk(place(grille), 0.014),
      detail: 0.02,
    })),
    { ...onFace, outline: place(lamp), radius: 0.014, wrap: frame.wrap, material: 'lamp' },
    ...projectors(place(lamp)),
    {
      ...onFace,
      outline: place(led),
      radius: 0.003,
      wrap: frame.wrap - 0.03,
      material: 'led',
      detail: 0.014,
      on: ['lamp', 'reflector'],
    },
  ];
}

/** Two lenses in the inner half of the lamp. */
function projectors(lamp: readonly Spot[]): Mark[] {
  const inner = Math.min(...lamp.map(([across]) => across));
  const near = lamp.filter(([across]) => across < inner + 0.2);
  const low = Math.min(...near.map(([, z]) => z));
  const high = Math.max(...near.map(([, z]) => z));
  const radius = Math.min(0.034, (high - low) * 0.3);
  if (radius < 0.014) return [];
  return [1.9, 4.6].map((step): Mark => ({
    view: 'front',
    wrap: 0.5,
    outline: Array.from({ length: 14 }, (_, index): Spot => {
      const angle = (index / 14) * 2 * Math.PI;
      return [
        inner + radius * step + 0.02 + Math.cos(angle) * radius,
        (low + high) / 2 + 0.01 * step - 0.012 + Math.sin(angle) * radius,
      ];
    }),
    detail: 0.016,
    material: 'reflector',
    on: ['lamp'],
  }));
}

/** An outline that begins on the middle line crosses it, or a seam would show there. */
function mirrored(outline: readonly Spot[]): Spot[] {
  if (outline[0]![0] > 0.001) return [...outline];
  return [...outline.map(([y, z]): Spot => [-y, z]).toReversed(), ...outline];
}

function shrunk(outline: readonly Spot[], by: number): Spot[] {
  const middle = outline.reduce((sum, [, z]) => sum + z / outline.length, 0);
  const mean =
    outline[0]![0] > 0.001 ? outline.reduce((sum, [y]) => sum + y / outline.length, 0) : 0;
  return outline.map(([y, z]) => [
    y <= 0.001 ? y : y - Math.sign(y - mean) * by,
    z - Math.sign(z - middle) * Math.min(by, Math.abs(z - middle) * 0.3),
  ]);
}
