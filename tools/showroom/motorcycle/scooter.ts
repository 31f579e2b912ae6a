import { appendBothSides, appendMesh } from '#showroom/mesh/append-mesh.ts';
import { emptyMesh, type Mesh } from '#showroom/mesh/mesh.ts';
import { wheel } from '#showroom/parts/wheel.ts';
import { pod, type Section } from './pod.ts';
import { addFrontEnd, addShield } from './scooter-front.ts';
import { addRear } from './scooter-rear.ts';
import { wheelbase, wheelRadius } from './scooter-size.ts';

/** A step-through scooter in the round manner. */
export function scooter(plateText: string): Mesh {
  const mesh = emptyMesh();
  const rim = wheel({
    radius: wheelRadius,
    rim: 0.155,
    width: 0.11,
    spokes: 5,
    style: 'blade',
    finish: 'alloy',
  });
  for (const x of [wheelbase / 2, -wheelbase / 2])
    appendBothSides(mesh, rim, { move: [x, 0, wheelRadius] });
  const tail: Section[] = [
    [-0.05, 0.1, 0.52, 0.34],
    [-0.12, 0.17, 0.64, 0.3],
    [-0.35, 0.215, 0.71, 0.32],
    [-0.6, 0.2, 0.73, 0.4],
    [-0.8, 0.13, 0.72, 0.52],
    [-0.9, 0.05, 0.69, 0.6],
  ];
  const saddle: Section[] = [
    [-0.06, 0.07, 0.75, 0.66],
    [-0.12, 0.13, 0.78, 0.66],
    [-0.36, 0.165, 0.79, 0.67],
    [-0.52, 0.155, 0.83, 0.69],
    [-0.76, 0.12, 0.83, 0.7],
    [-0.84, 0.06, 0.8, 0.72],
  ];
  const floor: Section[] = [
    [0.42, 0.1, 0.3, 0.24],
    [0.34, 0.19, 0.31, 0.2],
    [0.1, 0.21, 0.31, 0.2],
    [-0.12, 0.2, 0.34, 0.22],
    [-0.2, 0.1, 0.34, 0.26],
  ];
  appendMesh(mesh, pod(tail, 'paint', 2.5));
  appendMesh(mesh, pod(saddle, 'tan', 2.8));
  appendMesh(mesh, pod(floor, 'plastic', 4));
  addShield(mesh);
  addFrontEnd(mesh);
  addRear(mesh, plateText);
  return mesh;
}
