import type { Radiance } from '#showroom/render/direction-map.ts';

const columns = 1440;
const rows = 300;
/** Heights of the table's first and last row, as z of a unit direction. */
const lowest = -0.16;
const highest = 0.62;

/** The distance painted once all round, so that each pixel is a lookup and not a painting. */
export function farView(paint: Radiance): Radiance {
  let table: Float32Array | undefined;
  return (x, y, z, out) => {
    table ??= painted(paint);
    const heading = (Math.atan2(y, x) / (2 * Math.PI) + 1) * columns;
    const height = Math.min(
      rows - 1.001,
      Math.max(0, ((z - lowest) / (highest - lowest)) * rows - 0.5),
    );
    const c = heading | 0;
    const r = height | 0;
    const fc = heading - c;
    const fr = height - r;
    const a = (r * columns + (c % columns)) * 3;
    const b = (r * columns + ((c + 1) % columns)) * 3;
    const down = columns * 3;
    for (let channel = 0; channel < 3; channel += 1) {
      const low = table[a + channel]! * (1 - fc) + table[b + channel]! * fc;
      const high = table[a + down + channel]! * (1 - fc) + table[b + down + channel]! * fc;
      out[channel] = low * (1 - fr) + high * fr;
    }
  };
}

function painted(paint: Radiance): Float32Array {
  const table = new Float32Array(columns * rows * 3);
  const out = new Float64Array(3);
  for (let row = 0; row < rows; row += 1) {
    const z = lowest + ((row + 0.5) / rows) * (highest - lowest);
    const level = Math.sqrt(1 - z * z);
    for (let column = 0; column < columns; column += 1) {
      const heading = (2 * Math.PI * column) / columns;
      paint(Math.cos(heading) * level, Math.sin(heading) * level, z, out);
      table.set(out, (row * columns + column) * 3);
    }
  }
  return table;
}
