export type Spot = readonly [number, number];

const farAway = 0.25;

/** Signed distance to a polygon, negative inside, its corners rounded by `radius`. */
export function polygonField(
  corners: readonly Spot[],
  radius = 0,
): (u: number, v: number) => number {
  const shape = radius > 0 ? inset(corners, radius) : corners;
  const box = boundsOf(corners);
  return (u, v) => {
    // Far away the exact distance does not matter, only that it is far.
    const off = Math.max(box.left - u, u - box.right, box.low - v, v - box.high);
    return off > farAway ? off : polygonDistance(shape, u, v) - radius;
  };
}

export function circleField(centre: Spot, radius: number): (u: number, v: number) => number {
  return (u, v) => Math.hypot(u - centre[0], v - centre[1]) - radius;
}

export function boxField(centre: Spot, size: Spot, radius = 0): (u: number, v: number) => number {
  return (u, v) => {
    const du = Math.abs(u - centre[0]) - size[0] / 2 + radius;
    const dv = Math.abs(v - centre[1]) - size[1] / 2 + radius;
    return Math.hypot(Math.max(du, 0), Math.max(dv, 0)) + Math.min(Math.max(du, dv), 0) - radius;
  };
}

function polygonDistance(corners: readonly Spot[], u: number, v: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let inside = false;
  let [pu, pv] = corners[corners.length - 1]!;
  for (const [qu, qv] of corners) {
    const eu = qu - pu;
    const ev = qv - pv;
    const t = Math.min(1, Math.max(0, ((u - pu) * eu + (v - pv) * ev) / (eu * eu + ev * ev || 1)));
    const du = u - pu - eu * t;
    const dv = v - pv - ev * t;
    nearest = Math.min(nearest, du * du + dv * dv);
    if (qv > v !== pv > v && u < ((pu - qu) * (v - qv)) / (pv - qv) + qu) inside = !inside;
    [pu, pv] = [qu, qv];
  }
  return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
}

/** The polygon moved inwards by a distance along its mitres. */
function inset(corners: readonly Spot[], distance: number): Spot[] {
  const count = corners.length;
  let area = 0;
  corners.forEach(([u, v], index) => {
    const [nu, nv] = corners[(index + 1) % count]!;
    area += u * nv - nu * v;
  });
  const side = Math.sign(area) * distance;
  return corners.map(([u, v], index) => {
    const [pu, pv] = corners[(index + count - 1) % count]!;
    const [nu, nv] = corners[(index + 1) % count]!;
    const a = Math.atan2(v - pv, u - pu);
    const b = Math.atan2(nv - v, nu - u);
    const middle = { u: -Math.sin(a) - Math.sin(b), v: Math.cos(a) + Math.cos(b) };
    const length = Math.hypot(middle.u, middle.v) || 1;
    const mitre = side / Math.max(0.35, length / 2);
    return [u + (middle.u / length) * mitre, v + (middle.v / length) * mitre];
  });
}

function boundsOf(corners: readonly Spot[]) {
  return {
    left: Math.min(...corners.map(([u]) => u)),
    right: Math.max(...corners.map(([u]) => u)),
    low: Math.min(...corners.map(([, v]) => v)),
    high: Math.max(...corners.map(([, v]) => v)),
  };
}
