import { mirroredInFloor } from './camera.ts';
import { rasterise } from './rasterise.ts';
import type { Scene } from './scene.ts';
import { shadeAt } from './shade-pixel.ts';
import { createShader } from './shade.ts';

/** `column` and `row` in the picture. */
export function addReflection(
  { columns, rows, data }: Reflection,
  column: number,
  row: number,
  polish: number,
  out: Float64Array,
): void {
  const u = Math.min(columns - 1.001, Math.max(0, (column + 0.5) / coarse - 0.5));
  const v = Math.min(rows - 1.001, Math.max(0, (row + 0.5) / coarse - 0.5));
  const c = u | 0;
  const r = v | 0;
  const fu = u - c;
  const fv = v - r;
  const at = (r * columns + c) * 4;
  const below = at + columns * 4;
  const w00 = (1 - fu) * (1 - fv) * polish;
  const w10 = fu * (1 - fv) * polish;
  const w01 = (1 - fu) * fv * polish;
  const w11 = fu * fv * polish;
  const cover =
    data[at + 3]! * w00 + data[at + 7]! * w10 + data[below + 3]! * w01 + data[below + 7]! * w11;
  if (cover <= 0) return;
  // Colour is stored already weighted by its cover.
  for (let channel = 0; channel < 3; channel += 1) {
    const seen =
      data[at + channel]! * w00 +
      data[at + channel + 4]! * w10 +
      data[below + channel]! * w01 +
      data[below + channel + 4]! * w11;
    out[channel] = out[channel]! * (1 - cover) + seen;
  }
}

export interface Reflection {
  columns: number;
  rows: number;
  data: Float32Array;
}

/** The mirror image is soft, so it is drawn at a fraction of the size. */
const coarse = 3;

/** The vehicle as the floor mirrors it: softened, fading with height. */
export function drawReflection(scene: Scene, width: number, height: number): Reflection {
  const columns = Math.ceil(width / coarse);
  const rows = Math.ceil(height / coarse);
  const mirrored = mirroredInFloor(scene.camera);
  const camera = {
    ...mirrored,
    focal: mirrored.focal / coarse,
    centreX: mirrored.centreX / coarse,
    centreY: mirrored.centreY / coarse,
    highest: 1.3,
  };
  const visible = rasterise(scene.solid, camera, columns, rows, 1);
  const shade = createShader(scene.solid, scene.lighting, scene.surfaces, camera);
  const data = new Float32Array(columns * rows * 4);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const index = row * columns + column;
      const id = visible.clear[index]! >= 0 ? visible.clear[index]! : visible.solid[index]!;
      if (id < 0) continue;
      const result = shadeAt(camera, shade, id, column + 0.5, row + 0.5);
      const corner = scene.solid.triangles[id * 3]! * 3;
      const fade = Math.exp(-1.6 * scene.solid.positions[corner + 2]!);
      data[index * 4] = result[0]! * fade;
      data[index * 4 + 1] = result[1]! * fade;
      data[index * 4 + 2] = result[2]! * fade;
      data[index * 4 + 3] = fade;
    }
  }
  const radius = Math.max(1, Math.round((scene.place.haze * width) / (600 * coarse)));
  const soft = softened(data, columns, rows, radius);
  return { columns, rows, data: softened(soft, columns, rows, radius) };
}

function softened(data: Float32Array, columns: number, rows: number, radius: number): Float32Array {
  const across = boxBlur(data, columns, rows, radius, 4, columns * 4);
  return boxBlur(across, rows, columns, radius, columns * 4, 4);
}

function boxBlur(
  data: Float32Array,
  count: number,
  lines: number,
  radius: number,
  step: number,
  lineStep: number,
): Float32Array {
  const result = new Float32Array(data.length);
  const scale = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line += 1) {
    for (let channel = 0; channel < 4; channel += 1) {
      const start = line * lineStep + channel;
      let sum = 0;
      for (let index = -radius; index < count; index += 1) {
        const entering = index + radius;
        if (entering < count) sum += data[start + entering * step]!;
        const leaving = index - radius - 1;
        if (leaving >= 0) sum -= data[start + leaving * step]!;
        if (index >= 0) result[start + index * step] = sum * scale;
      }
    }
  }
  return result;
}
