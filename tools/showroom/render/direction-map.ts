/** Light from every direction, as a square (octahedral) table of RGB. */
export interface DirectionMap {
  size: number;
  data: Float32Array;
}

export type Radiance = (x: number, y: number, z: number, out: Float64Array) => void;

export function tabulated(size: number, radiance: Radiance): DirectionMap {
  const data = new Float32Array(size * size * 3);
  const out = new Float64Array(3);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const [x, y, z] = directionAt(column, row, size);
      radiance(x, y, z, out);
      data.set(out, (row * size + column) * 3);
    }
  }
  return { size, data };
}

/** The map seen through frosted glass: light is gathered around each direction, weighted by cosine to a power. */
export function blurred(source: DirectionMap, size: number, power: number): DirectionMap {
  const count = source.size * source.size;
  const directions = new Float64Array(count * 4);
  for (let index = 0; index < count; index += 1) {
    const column = index % source.size;
    const row = Math.floor(index / source.size);
    const [x, y, z] = directionAt(column, row, source.size);
    // The corners of the square are stretched over less of the sphere than its middle.
    const u = Math.abs((2 * (column + 0.5)) / source.size - 1);
    const v = Math.abs((2 * (row + 0.5)) / source.size - 1);
    const w = Math.abs(1 - u - v);
    const plain = u + v < 1 ? Math.hypot(u, v, w) : Math.hypot(1 - v, 1 - u, w);
    directions.set([x, y, z, plain ** -3], index * 4);
  }
  return tabulated(size, (x, y, z, out) => {
    let [red, green, blue, total] = [0, 0, 0, 0];
    for (let index = 0; index < count; index += 1) {
      const at = index * 4;
      const cosine = x * directions[at]! + y * directions[at + 1]! + z * directions[at + 2]!;
      if (cosine <= 0) continue;
      const weight = (power === 1 ? cosine : cosine ** power) * directions[at + 3]!;
      red += source.data[index * 3]! * weight;
      green += source.data[index * 3 + 1]! * weight;
      blue += source.data[index * 3 + 2]! * weight;
      total += weight;
    }
    out[0] = red / total;
    out[1] = green / total;
    out[2] = blue / total;
  });
}

/** Half the size, each entry the mean of four. */
export function halved(source: DirectionMap): DirectionMap {
  const size = source.size / 2;
  const data = new Float32Array(size * size * 3);
  const down = source.size * 3;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const from = 2 * row * down + 2 * column * 3;
      const to = (row * size + column) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const at = from + channel;
        const near = source.data[at]! + source.data[at + 3]!;
        data[to + channel] = (near + source.data[at + down]! + source.data[at + down + 3]!) / 4;
      }
    }
  }
  return { size, data };
}

/** Bilinear lookup of a unit direction. */
export function sample(
  map: DirectionMap,
  x: number,
  y: number,
  z: number,
  out: Float64Array,
): void {
  const { size, data } = map;
  const scale = 1 / (Math.abs(x) + Math.abs(y) + Math.abs(z));
  let u = x * scale;
  let v = y * scale;
  if (z < 0) {
    const fold = (1 - Math.abs(v)) * (u < 0 ? -1 : 1);
    v = (1 - Math.abs(u)) * (v < 0 ? -1 : 1);
    u = fold;
  }
  const limit = size - 1.001;
  const column = Math.min(limit, Math.max(0, (u * 0.5 + 0.5) * size - 0.5));
  const row = Math.min(limit, Math.max(0, (v * 0.5 + 0.5) * size - 0.5));
  const c = column | 0;
  const r = row | 0;
  const fu = column - c;
  const fv = row - r;
  const a = (r * size + c) * 3;
  const b = a + size * 3;
  const w00 = (1 - fu) * (1 - fv);
  const w10 = fu * (1 - fv);
  const w01 = (1 - fu) * fv;
  const w11 = fu * fv;
  out[0] = data[a]! * w00 + data[a + 3]! * w10 + data[b]! * w01 + data[b + 3]! * w11;
  out[1] = data[a + 1]! * w00 + data[a + 4]! * w10 + data[b + 1]! * w01 + data[b + 4]! * w11;
  out[2] = data[a + 2]! * w00 + data[a + 5]! * w10 + data[b + 2]! * w01 + data[b + 5]! * w11;
}

function directionAt(column: number, row: number, size: number): readonly [number, number, number] {
  let x = (2 * (column + 0.5)) / size - 1;
  let y = (2 * (row + 0.5)) / size - 1;
  const z = 1 - Math.abs(x) - Math.abs(y);
  if (z < 0) {
    const fold = (1 - Math.abs(y)) * (x < 0 ? -1 : 1);
    y = (1 - Math.abs(x)) * (y < 0 ? -1 : 1);
    x = fold;
  }
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
