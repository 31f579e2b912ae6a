import { appendBothSides, appendMesh } from '#showroom/mesh/append-mesh.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { revolve } from '#showroom/mesh/revolve.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { tube } from '#showroom/mesh/tube.ts';
import type { CabinShape } from './cabin-shell.ts';
import type { CabinTrim } from './cabin-trim.ts';

export function addDoors(mesh: Mesh, shape: CabinShape, trim: CabinTrim): void {
  const y = shape.half - 0.05;
  for (let row = 0; row < Math.min(2, shape.rows); row += 1) {
    const x = 0.3 - row * 0.95;
    appendBothSides(
      mesh,
      roundedBox({ size: [0.75, 0.09, 0.07], radius: 0.03, material: trim.seats }),
      { move: [x, y - 0.03, 0.42] },
    );
    appendBothSides(
      mesh,
      roundedBox({ size: [0.7, 0.03, 0.14], radius: 0.014, material: trim.decor }),
      { move: [x + 0.05, y - 0.0, 0.53] },
    );
    appendBothSides(
      mesh,
      roundedBox({ size: [0.13, 0.03, 0.03], radius: 0.012, material: 'chrome' }),
      { move: [x + 0.2, y - 0.03, 0.53] },
    );
    const grille = revolve(
      [
        [0.085, 0],
        [0.08, 0.012],
        [0, 0.016],
      ],
      'plastic',
      { sides: 28 },
    );
    appendMesh(mesh, grille, { move: [x + 0.25, y + 0.02, 0.17], turn: { x: 180 } });
    appendMesh(mesh, grille, { move: [x + 0.25, -y - 0.02, 0.17] });
    for (const step of [0, 1, 2]) {
      appendBothSides(
        mesh,
        roundedBox({ size: [0.035, 0.03, 0.012], radius: 0.004, material: 'chrome' }),
        { move: [x + 0.2 + step * 0.05, y - 0.045, 0.46] },
      );
    }
  }
}

export function addOverhead(mesh: Mesh, shape: CabinShape): void {
  const x = shape.windscreen.head;
  appendMesh(
    mesh,
    roundedBox({ size: [0.05, 0.23, 0.075], radius: 0.022, steps: 4, material: 'black' }),
    { move: [x + 0.1, 0, shape.roof - 0.16], turn: { y: -12 } },
  );
  appendMesh(mesh, roundedBox({ size: [0.006, 0.205, 0.055], radius: 0.003, material: 'chrome' }), {
    move: [x + 0.075, 0, shape.roof - 0.166],
    turn: { y: -12 },
  });
  appendMesh(
    mesh,
    tube({
      path: [
        [x + 0.12, 0, shape.roof - 0.13],
        [x + 0.1, 0, shape.roof - 0.05],
      ],
      radius: 0.012,
      smooth: 1,
      material: 'plastic',
    }),
  );
  appendMesh(mesh, roundedBox({ size: [0.18, 0.2, 0.03], radius: 0.014, material: 'trim' }), {
    move: [x - 0.16, 0, shape.roof - 0.035],
  });
  appendBothSides(
    mesh,
    roundedBox({ size: [0.17, 0.4, 0.02], radius: 0.009, material: 'headlining' }),
    { move: [x - 0.08, 0.34, shape.roof - 0.065], turn: { y: 8 } },
  );
  appendBothSides(
    mesh,
    tube({
      path: [
        [0.22, shape.half - 0.24, shape.roof - 0.1],
        [0.18, shape.half - 0.27, shape.roof - 0.125],
        [0.06, shape.half - 0.27, shape.roof - 0.125],
        [0.02, shape.half - 0.24, shape.roof - 0.1],
      ],
      radius: 0.011,
      material: 'headlining',
    }),
  );
}
