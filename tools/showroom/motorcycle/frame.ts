import { appendBothSides, appendMesh } from '#showroom/mesh/append-mesh.ts';
import type { Mesh, Point } from '#showroom/mesh/mesh.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { tube } from '#showroom/mesh/tube.ts';
import type { Material } from '#showroom/render/materials.ts';
import type { MotorcycleShape } from './motorcycle-shape.ts';

export function addForks(mesh: Mesh, shape: MotorcycleShape): void {
  const axle: Point = [shape.wheelbase / 2, 0.085, shape.front.radius];
  const top: Point = [shape.head[0], 0.085, shape.head[1]];
  const middle: Point = [(axle[0] + top[0]) / 2, 0.085, (axle[2] + top[2]) / 2];
  const lower = tube({
    path: [axle, middle],
    radius: 0.029,
    smooth: 1,
    material: 'dark-alloy',
    sides: 16,
  });
  const upper = tube({
    path: [middle, top],
    radius: 0.022,
    smooth: 1,
    material: 'chrome',
    sides: 16,
  });
  appendBothSides(mesh, lower);
  appendBothSides(mesh, upper);
  const lean = (Math.atan2(top[0] - axle[0], top[2] - axle[2]) * 180) / Math.PI;
  for (const drop of [0.02, 0.19]) {
    appendMesh(mesh, roundedBox({ size: [0.07, 0.25, 0.035], radius: 0.014, material: 'black' }), {
      move: [top[0] + ((axle[0] - top[0]) * drop) / 0.7, 0, top[2] - drop],
      turn: { y: lean },
    });
  }
  appendBothSides(mesh, roundedBox({ size: [0.06, 0.04, 0.11], radius: 0.014, material: 'iron' }), {
    move: [axle[0] - 0.075, 0.07, axle[2] + 0.09],
  });
}

export function addFrame(mesh: Mesh, shape: MotorcycleShape): void {
  const [hx, hz] = shape.head;
  const rear: Point = [-shape.wheelbase / 2, 0.095, shape.rear.radius];
  const pivot: Point = [-0.16, 0.1, shape.rear.radius + 0.08];
  const material: Material = 'black';
  const bar = (path: Point[], radius: number, of: Material = material) =>
    appendBothSides(mesh, tube({ path, radius, material: of, sides: 10 }));
  bar([[hx - 0.05, 0.03, hz - 0.12], [0.1, 0.12, 0.72], [-0.16, 0.13, 0.62], pivot], 0.019);
  bar(
    [[hx - 0.03, 0.02, hz - 0.2], [0.26, 0.1, 0.42], [0.18, 0.12, 0.25], [-0.1, 0.12, 0.25], pivot],
    0.017,
  );
  bar([pivot, [-0.42, 0.11, shape.rear.radius + 0.05], rear], 0.026, shape.metalwork);
  const [tx, tz] = shape.tailEnd;
  bar(
    [
      [-0.14, 0.1, 0.64],
      [-0.4, 0.1, 0.7],
      [tx + 0.12, 0.07, tz - 0.06],
    ],
    0.014,
  );
  // Spring and damper, standing.
  const path: Point[] = [];
  for (let index = 0; index <= 60; index += 1) {
    const t = index / 60;
    const angle = t * 2 * Math.PI * 8;
    path.push([
      -0.42 - 0.06 * t + Math.cos(angle) * 0.028,
      0.125 + Math.sin(angle) * 0.028,
      0.42 + 0.22 * t,
    ]);
  }
  appendBothSides(mesh, tube({ path, radius: 0.006, smooth: 1, sides: 6, material: 'chrome' }));
  appendBothSides(
    mesh,
    tube({
      path: [
        [-0.42, 0.125, 0.38],
        [-0.49, 0.125, 0.68],
      ],
      radius: 0.014,
      smooth: 1,
      material: 'black',
    }),
  );
  // Chain side cover and foot pegs.
  appendMesh(mesh, roundedBox({ size: [0.44, 0.012, 0.05], radius: 0.006, material: 'plastic' }), {
    move: [-0.46, 0.115, shape.rear.radius + 0.07],
    turn: { y: -3 },
  });
  appendBothSides(
    mesh,
    tube({
      path: [
        [-0.12, 0.12, 0.32],
        [-0.12, 0.27, 0.33],
      ],
      radius: 0.014,
      smooth: 1,
      material: 'rubber',
    }),
  );
}
