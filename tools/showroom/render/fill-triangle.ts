export interface Target {
  columns: number;
  rows: number;
  /** One over the depth: larger is nearer. */
  depth: Float32Array;
  ids: Int32Array;
  shift: number;
}

/** In rows of a few samples, finding the edges costs more than testing each. */
const narrow = 6;

export function fill(
  target: Target,
  id: number,
  ax: number,
  ay: number,
  aw: number,
  bx: number,
  by: number,
  bw: number,
  cx: number,
  cy: number,
  cw: number,
): void {
  const { columns, rows, depth, ids, shift } = target;
  let area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area === 0) return;
  if (area < 0) {
    // Seen from behind: swap two corners, so that inside is positive for both sides.
    let swap = bx;
    bx = cx;
    cx = swap;
    swap = by;
    by = cy;
    cy = swap;
    swap = bw;
    bw = cw;
    cw = swap;
    area = -area;
  }
  const minX = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.75));
  const maxX = Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx) - 0.25));
  const minY = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.75));
  const maxY = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy) - 0.25));
  if (minX > maxX || minY > maxY) return;
  // Edge functions: e(x, y) = dx * x + dy * y + const, positive inside.
  const dxA = by - cy;
  const dyA = cx - bx;
  const dxB = cy - ay;
  const dyB = ax - cx;
  const dxC = ay - by;
  const dyC = bx - ax;
  const inverse = 1 / area;
  const wx = (dxA * aw + dxB * bw + dxC * cw) * inverse;
  const wy = (dyA * aw + dyB * bw + dyC * cw) * inverse;
  // How far an edge may move within a row by the lean of its columns.
  const slackA = Math.abs(dyA) * shift;
  const slackB = Math.abs(dyB) * shift;
  const slackC = Math.abs(dyC) * shift;
  const inverseA = 1 / dxA;
  const inverseB = 1 / dxB;
  const inverseC = 1 / dxC;
  for (let row = minY; row <= maxY; row += 1) {
    // The rotated grid: rows lean sideways, columns up and down, by a quarter sample.
    const x0 = minX + 0.5 + ((row & 1) === 0 ? shift : -shift);
    const y0 = row + 0.5;
    let eA = dxA * (x0 - bx) + dyA * (y0 - by);
    let eB = dxB * (x0 - cx) + dyB * (y0 - cy);
    let eC = dxC * (x0 - ax) + dyC * (y0 - ay);
    // The part of the row between the edges; what lies on a boundary is tested below.
    let from = 0;
    let to = maxX - minX;
    if (to > narrow) {
      if (dxA > 0) from = Math.max(from, (-eA - slackA) * inverseA);
      else if (dxA < 0) to = Math.min(to, (-eA - slackA) * inverseA);
      if (dxB > 0) from = Math.max(from, (-eB - slackB) * inverseB);
      else if (dxB < 0) to = Math.min(to, (-eB - slackB) * inverseB);
      if (dxC > 0) from = Math.max(from, (-eC - slackC) * inverseC);
      else if (dxC < 0) to = Math.min(to, (-eC - slackC) * inverseC);
    }
    if (from > to) continue;
    const skipped = Math.ceil(from);
    const last = minX + Math.floor(to);
    const first = minX + skipped;
    let lean = (first & 1) === 0 ? -shift : shift;
    eA += dxA * skipped + dyA * lean;
    eB += dxB * skipped + dyB * lean;
    eC += dxC * skipped + dyC * lean;
    let w = aw + wx * (x0 + skipped - ax) + wy * (y0 + lean - ay);
    lean = -2 * lean;
    let index = row * columns + first;
    for (let column = first; column <= last; column += 1, index += 1) {
      if (eA >= 0 && eB >= 0 && eC >= 0 && w > depth[index]!) {
        depth[index] = w;
        ids[index] = id;
      }
      eA += dxA + dyA * lean;
      eB += dxB + dyB * lean;
      eC += dxC + dyC * lean;
      w += wx + wy * lean;
      lean = -lean;
    }
  }
}
