import type { Camera } from './camera.ts';
import type { Visibility } from './rasterise.ts';
import type { Scene } from './scene.ts';
import type { createShader } from './shade.ts';
import type { Solid } from './solid.ts';

type Shader = ReturnType<typeof createShader>;

/** The rotated grid's four places in the pixel. */
const sampleX = [-0.125, 0.375, -0.375, 0.125] as const;

const sampleY = [-0.375, -0.125, 0.125, 0.375] as const;

const shaded = new Float64Array(16);

/** Four samples of one pixel. Samples on the same smooth surface are shaded once. */
export function drawPixel(
  scene: Scene,
  visible: Visibility,
  shade: Shader,
  first: number,
  column: number,
  row: number,
  ground: Float64Array,
  pixel: Float64Array,
): void {
  const { solid, camera } = scene;
  const { offsets } = visible;
  pixel[0] = 0;
  pixel[1] = 0;
  pixel[2] = 0;
  for (let index = 0; index < 4; index += 1) {
    const id = visible.solid[first + offsets[index]!]!;
    if (id < 0) {
      copy(ground, 0, index * 4);
      continue;
    }
    const twin = twinOf(solid, visible.solid, offsets, first, index, id);
    if (twin >= 0) {
      copy(shaded, twin * 4, index * 4);
      continue;
    }
    const result = shadeAt(
      camera,
      shade,
      id,
      column + 0.5 + sampleX[index]!,
      row + 0.5 + sampleY[index]!,
    );
    copy(result, 0, index * 4);
  }
  let [pr, pg, pb, pass] = [0, 0, 0, 1];
  for (let index = 0; index < 4; index += 1) {
    const id = visible.clear[first + offsets[index]!]!;
    let red = shaded[index * 4]!;
    let green = shaded[index * 4 + 1]!;
    let blue = shaded[index * 4 + 2]!;
    if (id >= 0) {
      if (twinOf(solid, visible.clear, offsets, first, index, id) < 0) {
        const result = shadeAt(
          camera,
          shade,
          id,
          column + 0.5 + sampleX[index]!,
          row + 0.5 + sampleY[index]!,
        );
        pr = result[0]!;
        pg = result[1]!;
        pb = result[2]!;
        pass = result[3]!;
      }
      red = pr + red * pass;
      green = pg + green * pass;
      blue = pb + blue * pass;
    }
    pixel[0] += red / 4;
    pixel[1] += green / 4;
    pixel[2] += blue / 4;
  }
}

/** An earlier sample of the pixel on the same smooth surface, or -1. */
function twinOf(
  solid: Solid,
  ids: Int32Array,
  offsets: readonly number[],
  first: number,
  index: number,
  id: number,
): number {
  for (let earlier = 0; earlier < index; earlier += 1) {
    const other = ids[first + offsets[earlier]!]!;
    if (other === id) return earlier;
    if (other < 0 || solid.materials[other] !== solid.materials[id]) continue;
    const a = solid.triangles[id * 3]! * 3;
    const b = solid.triangles[other * 3]! * 3;
    const { normals, positions } = solid;
    const lean =
      normals[a]! * normals[b]! +
      normals[a + 1]! * normals[b + 1]! +
      normals[a + 2]! * normals[b + 2]!;
    const apart =
      Math.abs(positions[a]! - positions[b]!) +
      Math.abs(positions[a + 1]! - positions[b + 1]!) +
      Math.abs(positions[a + 2]! - positions[b + 2]!);
    if (lean > 0.985 && apart < 0.12) return earlier;
  }
  return -1;
}

export function shadeAt(
  camera: Camera,
  shade: Shader,
  id: number,
  x: number,
  y: number,
): Float64Array {
  const sx = (x - camera.centreX) / camera.focal;
  const sy = (camera.centreY - y) / camera.focal;
  const dx = camera.forward[0] + camera.right[0] * sx + camera.up[0] * sy;
  const dy = camera.forward[1] + camera.right[1] * sx + camera.up[1] * sy;
  const dz = camera.forward[2] + camera.right[2] * sx + camera.up[2] * sy;
  const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
  return shade(id, dx * scale, dy * scale, dz * scale);
}

/** By hand: the built-in set and copyWithin cost more than the three numbers they move. */
function copy(source: Float64Array, from: number, to: number): void {
  shaded[to] = source[from]!;
  shaded[to + 1] = source[from + 1]!;
  shaded[to + 2] = source[from + 2]!;
}
