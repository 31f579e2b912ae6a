/** Smooth noise between 0 and 1 over the plane; the same everywhere and always. */
export function noise(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = x - column;
  const v = y - row;
  const su = u * u * (3 - 2 * u);
  const sv = v * v * (3 - 2 * v);
  const near = hash(column, row) * (1 - su) + hash(column + 1, row) * su;
  const far = hash(column, row + 1) * (1 - su) + hash(column + 1, row + 1) * su;
  return near * (1 - sv) + far * sv;
}

/** Noise of several sizes on top of each other, 0 to 1. */
export function layeredNoise(x: number, y: number, layers: number): number {
  let sum = 0;
  let share = 0.5;
  let total = 0;
  for (let layer = 0; layer < layers; layer += 1) {
    sum += noise(x * 2 ** layer + layer * 17.3, y * 2 ** layer - layer * 9.1) * share;
    total += share;
    share *= 0.5;
  }
  return sum / total;
}

export function hash(column: number, row: number): number {
  let value = Math.imul(column, 374761393) ^ Math.imul(row, 668265263);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
}
