import type { Material } from '#showroom/render/materials.ts';
import { facingOut } from './facing.ts';
import { gridSurface } from './grid-surface.ts';
import type { Mesh } from './mesh.ts';

/**
 * A turned part about the y axis from its profile of [radius, y] pairs. Profile points that are given twice make
 * a sharp edge.
 */
export function revolve(
  profile: readonly (readonly [radius: number, y: number])[],
  material: Material,
  options: { sides?: number; from?: number; to?: number } = {},
): Mesh {
  const { sides = 48, from = 0, to = 360 } = options;
  const closed = to - from === 360;
  const columns = closed ? sides : sides + 1;
  const part = gridSurface({ rows: profile.length, columns, closed, material }, (row, column) => {
    const [radius, y] = profile[row]!;
    const angle = ((from + ((to - from) * column) / sides) * Math.PI) / 180;
    return [Math.cos(angle) * radius, y, Math.sin(angle) * radius];
  });
  return facingOut(part);
}
