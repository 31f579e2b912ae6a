import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import { facingAbout } from '#showroom/mesh/facing.ts';
import { gridSurface } from '#showroom/mesh/grid-surface.ts';
import { emptyMesh, type Mesh } from '#showroom/mesh/mesh.ts';
import { revolve } from '#showroom/mesh/revolve.ts';
import type { Material } from '#showroom/render/materials.ts';
import type { WheelDesign } from './wheel-design.ts';

/** Spokes as bars from hub to rim, hollow-backed, standing slightly dished. */
export function spokedFace(design: WheelDesign): Mesh {
  const { rim, width, spokes, style, finish } = design;
  const mesh = emptyMesh();
  const face = width * 0.4;
  const inner = rim * 0.16;
  const outer = rim - 0.014;
  const hubWidth = { single: 0.062, split: 0.034, blade: 0.09, steel: 0.06 }[style];
  const rimWidth = { single: 0.04, split: 0.026, blade: 0.028, steel: 0.06 }[style];
  const crowding = Math.min(1.15, 5.5 / spokes);
  for (let index = 0; index < spokes; index += 1) {
    const spread = style === 'split' ? [-1, 1] : [0];
    for (const side of spread) {
      const bar = spoke({
        inner,
        outer,
        face,
        hubHalf: (hubWidth / 2) * crowding * (rim / 0.22),
        rimHalf: (rimWidth / 2) * crowding * (rim / 0.22),
        // Split spokes part towards the rim.
        drift: side * (style === 'split' ? Math.PI / spokes / 2.3 : 0),
        start: side * (style === 'split' ? 0.09 : 0),
        finish,
      });
      appendMesh(mesh, bar, { turn: { y: (360 * index) / spokes + 90 } });
    }
  }
  appendMesh(
    mesh,
    revolve(
      [
        [rim * 0.26, face - 0.05],
        [rim * 0.25, face - 0.02],
        [rim * 0.2, face - 0.006],
        [rim * 0.13, face - 0.002],
        [rim * 0.125, face + 0.004],
      ],
      finish,
      { sides: 32 },
    ),
  );
  appendMesh(
    mesh,
    revolve(
      [
        [rim * 0.125, face + 0.004],
        [rim * 0.1, face + 0.008],
        [0, face + 0.01],
      ],
      finish === 'alloy' ? 'dark-alloy' : 'alloy',
      { sides: 24 },
    ),
  );
  for (let index = 0; index < 5; index += 1) {
    const angle = (2 * Math.PI * (index + 0.5)) / 5;
    const nut = revolve(
      [
        [0.011, -0.02],
        [0.011, 0.004],
        [0, 0.004],
      ],
      'iron',
      { sides: 8 },
    );
    appendMesh(mesh, nut, {
      move: [Math.cos(angle) * rim * 0.19, face - 0.004, Math.sin(angle) * rim * 0.19],
    });
  }
  return mesh;
}

function spoke(bar: {
  inner: number;
  outer: number;
  face: number;
  hubHalf: number;
  rimHalf: number;
  drift: number;
  start: number;
  finish: Material;
}): Mesh {
  const stations = 9;
  // Across the bar: down the left flank, over a slightly crowned face, down the right one.
  const section = [
    [-1.05, -0.05],
    [-1, -0.008],
    [-0.86, 0],
    [-0.3, 0.004],
    [0.3, 0.004],
    [0.86, 0],
    [1, -0.008],
    [1.05, -0.05],
  ] as const;
  const part = gridSurface(
    { rows: stations, columns: section.length, material: bar.finish },
    (row, column) => {
      const t = row / (stations - 1);
      const radius = bar.inner + (bar.outer - bar.inner) * t;
      const flareOut = t > 0.82 ? (t - 0.82) * 0.08 : 0;
      const half = bar.hubHalf + (bar.rimHalf - bar.hubHalf) * t + flareOut;
      const [across, rise] = section[column]!;
      const dish =
        bar.face -
        0.012 * Math.sin(Math.PI * Math.min(1, t * 1.1)) -
        (t > 0.9 ? 0.01 * (t - 0.9) * 10 : 0);
      const angle = bar.start + bar.drift * t;
      const x = radius * Math.cos(angle) - across * half * Math.sin(angle);
      const z = radius * Math.sin(angle) + across * half * Math.cos(angle);
      return [x, dish + rise, z];
    },
  );
  // The crowned face looks outwards, along +y.
  return part.normals[section.length * 3 * 4 + 10]! < 0 ? facingAbout(part) : part;
}

/** A pressed steel wheel with a row of round openings, as on trucks and caravans. */
export function steelFace({ rim, width, finish }: WheelDesign): Mesh {
  const mesh = emptyMesh();
  const face = width * 0.28;
  appendMesh(
    mesh,
    revolve(
      [
        [rim - 0.012, face + 0.02],
        [rim * 0.9, face - 0.015],
        [rim * 0.72, face - 0.02],
        [rim * 0.5, face + 0.025],
        [rim * 0.42, face + 0.025],
        [rim * 0.4, face + 0.01],
        [rim * 0.3, face + 0.01],
        [rim * 0.28, face + 0.06],
        [rim * 0.1, face + 0.07],
        [0, face + 0.07],
      ],
      finish,
      { sides: 48 },
    ),
  );
  for (let index = 0; index < 10; index += 1) {
    const angle = (2 * Math.PI * index) / 10;
    const hole = revolve(
      [
        [rim * 0.085, 0.002],
        [0, 0.002],
      ],
      'liner',
      { sides: 12 },
    );
    appendMesh(mesh, hole, {
      move: [Math.cos(angle) * rim * 0.79, face - 0.016, Math.sin(angle) * rim * 0.79],
    });
    const nut = revolve(
      [
        [0.012, 0],
        [0.012, 0.02],
        [0, 0.02],
      ],
      'steel',
      { sides: 8 },
    );
    if (index % 2 === 0) {
      appendMesh(mesh, nut, {
        move: [Math.cos(angle) * rim * 0.35, face + 0.012, Math.sin(angle) * rim * 0.35],
      });
    }
  }
  return mesh;
}
