import type { Solid } from './solid.ts';

/** How much light a vehicle takes from the floor, as a table over the floor around it. */
export interface FloorShadow {
  left: number;
  back: number;
  cell: number;
  columns: number;
  rows: number;
  /** 0 open floor, 1 no light. */
  dark: Float32Array;
}

const cell = 0.04;
const margin = 1.6;

/**
 * What stands low over the floor shades it sharply, what stands high shades it softly: three layers by height,
 * each blurred by its height.
 */
const layers = [
  { below: 0.035, blur: 0.04, strength: 0.75 },
  { below: 0.42, blur: 0.2, strength: 0.78 },
  { below: 1.2, blur: 0.55, strength: 0.42 },
  { below: 4, blur: 0.95, strength: 0.22 },
] as const;

export function floorShadow(solid: Solid): FloorShadow {
  const bounds = extent(solid);
  const left = bounds.minX - margin;
  const back = bounds.minY - margin;
  const columns = Math.ceil((bounds.maxX - bounds.minX + 2 * margin) / cell);
  const rows = Math.ceil((bounds.maxY - bounds.minY + 2 * margin) / cell);
  const lowest = lowestOver(solid, { left, back, columns, rows });
  const dark = new Float32Array(columns * rows);
  for (const layer of layers) {
    const mask = Float32Array.from(lowest, (height) => (height < layer.below ? 1 : 0));
    for (let pass = 0; pass < 3; pass += 1)
      blurBox(mask, columns, rows, Math.round(layer.blur / cell / 1.5));
    mask.forEach((value, index) => {
      dark[index] = 1 - (1 - dark[index]!) * (1 - value * layer.strength);
    });
  }
  return { left, back, cell, columns, rows, dark };
}

export function darknessAt(shadow: FloorShadow, x: number, y: number): number {
  const column = (x - shadow.left) / shadow.cell - 0.5;
  const row = (y - shadow.back) / shadow.cell - 0.5;
  if (column < 0 || row < 0 || column >= shadow.columns - 1 || row >= shadow.rows - 1) return 0;
  const c = column | 0;
  const r = row | 0;
  const fc = column - c;
  const fr = row - r;
  const at = r * shadow.columns + c;
  const near = shadow.dark[at]! * (1 - fc) + shadow.dark[at + 1]! * fc;
  const far =
    shadow.dark[at + shadow.columns]! * (1 - fc) + shadow.dark[at + shadow.columns + 1]! * fc;
  return near * (1 - fr) + far * fr;
}

function extent({ positions }: Solid) {
  let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let index = 0; index < positions.length; index += 3) {
    minX = Math.min(minX, positions[index]!);
    maxX = Math.max(maxX, positions[index]!);
    minY = Math.min(minY, positions[index + 1]!);
    maxY = Math.max(maxY, positions[index + 1]!);
  }
  return { minX, maxX, minY, maxY };
}

function lowestOver(
  { positions, triangles }: Solid,
  area: { left: number; back: number; columns: number; rows: number },
): Float32Array {
  const lowest = new Float32Array(area.columns * area.rows).fill(99);
  for (let index = 0; index < triangles.length; index += 3) {
    const a = triangles[index]! * 3;
    const b = triangles[index + 1]! * 3;
    const c = triangles[index + 2]! * 3;
    const ux = positions[b]! - positions[a]!;
    const uy = positions[b + 1]! - positions[a + 1]!;
    const vx = positions[c]! - positions[a]!;
    const vy = positions[c + 1]! - positions[a + 1]!;
    const longest = Math.max(Math.abs(ux), Math.abs(uy), Math.abs(vx), Math.abs(vy));
    const steps = Math.max(1, Math.ceil(longest / cell));
    for (let i = 0; i <= steps; i += 1) {
      for (let j = 0; j + i <= steps; j += 1) {
        const s = i / steps;
        const t = j / steps;
        const x = positions[a]! + ux * s + vx * t;
        const y = positions[a + 1]! + uy * s + vy * t;
        const z =
          positions[a + 2]! +
          (positions[b + 2]! - positions[a + 2]!) * s +
          (positions[c + 2]! - positions[a + 2]!) * t;
        const at =
          Math.floor((y - area.back) / cell) * area.columns + Math.floor((x - area.left) / cell);
        if (z < lowest[at]!) lowest[at] = z;
      }
    }
  }
  return lowest;
}

function blurBox(values: Float32Array, columns: number, rows: number, radius: number): void {
  if (radius < 1) return;
  const line = new Float32Array(Math.max(columns, rows));
  const pass = (start: number, step: number, count: number) => {
    let sum = 0;
    const width = 2 * radius + 1;
    for (let index = -radius; index < count; index += 1) {
      const entering = index + radius;
      if (entering < count && entering >= 0) sum += values[start + entering * step]!;
      const leaving = index - radius - 1;
      if (leaving >= 0) sum -= values[start + leaving * step]!;
      if (index >= 0) line[index] = sum / width;
    }
    for (let index = 0; index < count; index += 1) values[start + index * step] = line[index]!;
  };
  for (let row = 0; row < rows; row += 1) pass(row * columns, 1, columns);
  for (let column = 0; column < columns; column += 1) pass(column, columns, rows);
}
