import type { Perimeter } from './shell.ts';

/** One horizontal ring seen from above; front and rear close with superelliptic corners. */
export interface PlanRing {
  front: number;
  rear: number;
  halfWidth: number;
  /** How far back (forward) from the end the corner begins, metres. */
  frontReach: number;
  rearReach: number;
  /** 2 is an ellipse; the higher, the squarer. */
  frontSquareness: number;
  rearSquareness: number;
}

export function planOutline(ring: PlanRing, at: Perimeter): readonly [x: number, y: number] {
  const frontStart = ring.front - ring.frontReach;
  const rearStart = ring.rear + ring.rearReach;
  if (at <= 1) {
    const [along, across] = superellipse(at, ring.frontSquareness);
    return [frontStart + ring.frontReach * along, ring.halfWidth * across];
  }
  if (at >= 2) {
    const [along, across] = superellipse(3 - at, ring.rearSquareness);
    return [rearStart - ring.rearReach * along, ring.halfWidth * across];
  }
  return [frontStart + (rearStart - frontStart) * (at - 1), ring.halfWidth];
}

function superellipse(at: number, squareness: number): readonly [along: number, across: number] {
  const angle = (at * Math.PI) / 2;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const radius = (Math.abs(c) ** squareness + Math.abs(s) ** squareness) ** (-1 / squareness);
  return [Math.max(0, c * radius), s * radius];
}
