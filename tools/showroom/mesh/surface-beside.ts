import type { Mesh } from './mesh.ts';

/**
 * How far out to the left the mesh reaches at (x, z), or ahead at (y, z): where something is fixed to it.
 * Undefined where the mesh has no surface there.
 */
export function surfaceBeside(
  mesh: Mesh,
  axis: 'left' | 'ahead' | 'behind',
  u: number,
  v: number,
): number | undefined {
  const [iu, iw] = axis === 'left' ? [0, 1] : [1, 0];
  const sign = axis === 'behind' ? -1 : 1;
  let best: number | undefined;
  const { positions, triangles } = mesh;
  for (let index = 0; index < triangles.length; index += 3) {
    const a = triangles[index]! * 3;
    const b = triangles[index + 1]! * 3;
    const c = triangles[index + 2]! * 3;
    const au = positions[a + iu]! - u;
    const bu = positions[b + iu]! - u;
    const cu = positions[c + iu]! - u;
    if ((au < 0 && bu < 0 && cu < 0) || (au > 0 && bu > 0 && cu > 0)) continue;
    const av = positions[a + 2]! - v;
    const bv = positions[b + 2]! - v;
    const cv = positions[c + 2]! - v;
    const wa = bu * cv - bv * cu;
    const wb = cu * av - cv * au;
    const wc = au * bv - av * bu;
    const area = wa + wb + wc;
    if (area === 0 || wa * area < 0 || wb * area < 0 || wc * area < 0) continue;
    const reach =
      (sign * (positions[a + iw]! * wa + positions[b + iw]! * wb + positions[c + iw]! * wc)) / area;
    if (best === undefined || reach > best) best = reach;
  }
  return best === undefined ? undefined : best * sign;
}
