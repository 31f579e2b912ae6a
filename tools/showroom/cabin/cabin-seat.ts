import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import { facingUp } from '#showroom/mesh/facing.ts';
import { gridSurface } from '#showroom/mesh/grid-surface.ts';
import { emptyMesh, type Mesh } from '#showroom/mesh/mesh.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { tube } from '#showroom/mesh/tube.ts';
import type { Material } from '#showroom/render/materials.ts';

/** An upholstered pad: `length` along x, `width` along y, crowned, with raised sides and quilted pleats. */
function pad(
  length: number,
  width: number,
  depth: number,
  side: number,
  pleats: number,
  material: Material,
): Mesh {
  const rows = 41;
  const columns = 33;
  const part = gridSurface({ rows, columns, material }, (row, column) => {
    const u = (row / (rows - 1)) * 2 - 1;
    const v = (column / (columns - 1)) * 2 - 1;
    // The rim rolls over and down at the edges.
    const edge = (t: number) => Math.sqrt(Math.max(0, 1 - Math.abs(t) ** 9));
    const bolster = side * Math.exp(-(((Math.abs(v) - 0.84) / 0.13) ** 2));
    const inner = Math.abs(v) < 0.68 && Math.abs(u) < 0.9 ? 1 : 0;
    const pleat =
      inner * -0.007 * Math.exp(-((Math.sin(((u + 1) * pleats * Math.PI) / 2) / 0.16) ** 2));
    const seam = -0.011 * Math.exp(-(((Math.abs(v) - 0.68) / 0.025) ** 2));
    const fall = depth * (1 - edge(u) * edge(v));
    return [
      (u * length) / 2,
      -(v * width) / 2,
      bolster + pleat + seam - fall + 0.014 * (1 - v * v),
    ];
  });
  return facingUp(part);
}

/** A front seat; the hip point's floor at the origin, facing +x. */
export function cabinSeat(material: Material): Mesh {
  const mesh = emptyMesh();
  appendMesh(mesh, pad(0.54, 0.53, 0.12, 0.035, 5, material), {
    move: [0.2, 0, 0.19],
    turn: { y: -7 },
  });
  appendMesh(mesh, roundedBox({ size: [0.5, 0.5, 0.12], radius: 0.05, material }), {
    move: [0.19, 0, 0.1],
    turn: { y: -5 },
  });
  appendMesh(mesh, pad(0.68, 0.53, 0.075, 0.06, 6, material), {
    move: [-0.1, 0, 0.5],
    turn: { y: 77 },
  });
  appendMesh(
    mesh,
    roundedBox({ size: [0.11, 0.5, 0.66], radius: 0.05, steps: 5, material, taper: { y: 0.1 } }),
    { move: [-0.2, 0, 0.48], turn: { y: -13 } },
  );
  appendMesh(mesh, roundedBox({ size: [0.1, 0.27, 0.19], radius: 0.048, steps: 6, material }), {
    move: [-0.28, 0, 0.93],
    turn: { y: -9 },
  });
  for (const y of [0.06, -0.06]) {
    appendMesh(
      mesh,
      tube({
        path: [
          [-0.27, y, 0.78],
          [-0.285, y, 0.9],
        ],
        radius: 0.007,
        smooth: 1,
        material: 'chrome',
      }),
    );
  }
  appendMesh(mesh, roundedBox({ size: [0.5, 0.08, 0.1], radius: 0.03, material: 'plastic' }), {
    move: [0.14, 0.26, 0.08],
  });
  appendMesh(mesh, roundedBox({ size: [0.5, 0.08, 0.1], radius: 0.03, material: 'plastic' }), {
    move: [0.14, -0.26, 0.08],
  });
  return mesh;
}

/** A bench for three with a fold-down armrest; its middle at the origin. */
export function rearBench(width: number, material: Material): Mesh {
  const mesh = emptyMesh();
  const place = width / 3;
  for (const y of [place, 0, -place]) {
    const isMiddle = y === 0;
    const wide = isMiddle ? place * 0.78 : place * 1.1;
    appendMesh(mesh, pad(0.5, wide, 0.1, isMiddle ? 0.008 : 0.025, 4, material), {
      move: [0.18, y, 0.17],
      turn: { y: -7 },
    });
    appendMesh(mesh, pad(0.66, wide, 0.075, isMiddle ? 0.008 : 0.03, 5, material), {
      move: [-0.12, y, 0.48],
      turn: { y: 74 },
    });
    appendMesh(
      mesh,
      roundedBox({ size: [0.09, isMiddle ? 0.2 : 0.26, 0.15], radius: 0.045, steps: 5, material }),
      { move: [-0.25, y, 0.87], turn: { y: -10 } },
    );
  }
  appendMesh(mesh, roundedBox({ size: [0.5, width, 0.16], radius: 0.05, material }), {
    move: [0.16, 0, 0.05],
  });
  appendMesh(mesh, roundedBox({ size: [0.12, width, 0.66], radius: 0.05, material }), {
    move: [-0.23, 0, 0.44],
    turn: { y: -16 },
  });
  return mesh;
}
