import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import { emptyMesh, type Mesh } from '#showroom/mesh/mesh.ts';
import { revolve } from '#showroom/mesh/revolve.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import type { WheelDesign } from './wheel-design.ts';
import { spokedFace, steelFace } from './wheel-face.ts';

/** One wheel about the y axis at the origin, its face towards +y. */
export function wheel(design: WheelDesign): Mesh {
  const mesh = emptyMesh();
  appendMesh(mesh, tyre(design));
  appendMesh(mesh, barrel(design));
  appendMesh(mesh, brake(design));
  appendMesh(mesh, design.style === 'steel' ? steelFace(design) : spokedFace(design));
  return mesh;
}

function tyre({ radius, rim, width }: WheelDesign): Mesh {
  const half = width / 2;
  const wall = radius - rim;
  return revolve(
    [
      [rim - 0.012, -half * 0.7],
      [rim + wall * 0.35, -half * 1.0],
      [rim + wall * 0.75, -half * 0.98],
      [radius - 0.006, -half * 0.84],
      [radius, -half * 0.5],
      [radius, -half * 0.3],
      [radius - 0.008, -half * 0.28],
      [radius - 0.008, -half * 0.22],
      [radius, -half * 0.2],
      [radius, half * 0.2],
      [radius - 0.008, half * 0.22],
      [radius - 0.008, half * 0.28],
      [radius, half * 0.3],
      [radius, half * 0.5],
      [radius - 0.006, half * 0.84],
      [rim + wall * 0.78, half * 0.97],
      [rim + wall * 0.74, half * 0.985],
      [rim + wall * 0.4, half * 1.0],
      [rim + wall * 0.14, half * 0.93],
      [rim + 0.004, half * 0.82],
      [rim - 0.012, half * 0.74],
    ],
    'rubber',
    { sides: 52 },
  );
}

function barrel({ rim, width, finish }: WheelDesign): Mesh {
  const half = width / 2;
  const mesh = emptyMesh();
  const lip: Mesh = revolve(
    [
      [rim + 0.006, half * 0.8],
      [rim + 0.008, half * 0.86],
      [rim - 0.004, half * 0.88],
      [rim - 0.016, half * 0.84],
      [rim - 0.022, half * 0.72],
      [rim - 0.024, half * 0.5],
    ],
    finish === 'plastic' ? 'iron' : finish,
    { sides: 52 },
  );
  appendMesh(mesh, lip);
  appendMesh(
    mesh,
    revolve(
      [
        [rim - 0.024, half * 0.5],
        [rim - 0.03, 0],
        [rim - 0.04, -half * 0.8],
        [0.04, -half * 0.82],
      ],
      'liner',
      { sides: 40 },
    ),
  );
  return mesh;
}

function brake({ rim, width }: WheelDesign): Mesh {
  const mesh = emptyMesh();
  const disc = rim * 0.74;
  const y = width * 0.08;
  appendMesh(
    mesh,
    revolve(
      [
        [disc, y - 0.02],
        [disc, y],
        [disc * 0.55, y],
        [disc * 0.5, y + 0.02],
        [0, y + 0.02],
      ],
      'steel',
      { sides: 40 },
    ),
  );
  const caliper = roundedBox({ size: [0.09, 0.06, rim * 0.7], radius: 0.02, material: 'iron' });
  appendMesh(mesh, caliper, { move: [-disc * 0.82, y, 0.04] });
  return mesh;
}
