import { facingOut } from '#showroom/mesh/facing.ts';
import { gridSurface } from '#showroom/mesh/grid-surface.ts';
import type { Mesh, Point } from '#showroom/mesh/mesh.ts';
import { smoothPath } from '#showroom/mesh/tube.ts';
import type { Material } from '#showroom/render/materials.ts';

/** A cross section along x: half width, top and bottom. */
export type Section = readonly [x: number, half: number, top: number, bottom: number];

/** A smooth closed body from sections along x. */
export function pod(sections: readonly Section[], material: Material, squareness: number): Mesh {
  const path = smoothPath(
    sections.map(([x, , top, bottom]): Point => [x, top, bottom]),
    6,
  );
  const widths = smoothPath(
    sections.map(([x, half]): Point => [x, half, 0]),
    6,
  );
  const rows = path.length + 2;
  const part = gridSurface({ rows, columns: 36, closed: true, material }, (row, column) => {
    const index = Math.min(path.length - 1, Math.max(0, row - 1));
    const [x, top, bottom] = path[index]!;
    const isEnd = row === 0 || row === rows - 1;
    const half = isEnd ? 0 : Math.max(0, widths[index]![1]);
    const angle = (2 * Math.PI * column) / 36;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const radius = (Math.abs(c) ** squareness + Math.abs(s) ** squareness) ** (-1 / squareness);
    const reach = isEnd ? 0 : (top - bottom) / 2;
    return [x, half * c * radius, (top + bottom) / 2 + reach * s * radius];
  });
  return facingOut(part);
}
