import type { Place } from '#demo/pictures/backdrop/backdrop.ts';
import { type Camera, mirroredInFloor } from './camera.ts';
import { darknessAt, type FloorShadow } from './floor-shadow.ts';
import type { Lighting } from './lighting.ts';
import { rasterise, type Visibility } from './rasterise.ts';
import { createShader, type Surfaces } from './shade.ts';
import type { Solid } from './solid.ts';
import { toneByte } from './tone.ts';

export interface Scene {
  solid: Solid;
  surfaces: Surfaces;
  camera: Camera;
  place: Place;
  lighting: Lighting;
  /** Opens the shutter for what is dark; 1 when absent. */
  exposure?: number;
  /** Absent inside a cabin, where no floor is seen. */
  shadow?: FloorShadow;
}

type Shader = ReturnType<typeof createShader>;

/** Draws the scene: the vehicle over its place, with shadow and mirror image on the floor. RGB bytes. */
export function compose(scene: Scene, width: number, height: number): Uint8Array {
  const { camera, solid } = scene;
  const visible = rasterise(solid, camera, width, height, 2);
  const shade = createShader(solid, scene.lighting, scene.surfaces, camera);
  const reflection =
    scene.shadow && scene.place.polish > 0 ? drawReflection(scene, width, height) : undefined;
  const data = new Uint8Array(width * height * 3);
  const ground = new Float64Array(3);
  const pixel = new Float64Array(3);
  const { columns } = visible;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const first = 2 * row * columns + 2 * column;
      const isEmpty = coverage(visible, first) === 0;
      const isFull = !isEmpty && isCovered(visible, first);
      if (!isFull) drawGround(scene, column, row, width, height, reflection, ground);
      if (isEmpty) pixel.set(ground);
      else drawPixel(scene, visible, shade, first, column, row, ground, pixel);
      finish(pixel, column, row, width, height, scene, data);
    }
  }
  return data;
}

const sampleOffsets = (columns: number) => [0, 1, columns, columns + 1] as const;
/** The rotated grid's four places in the pixel. */
const sampleX = [-0.125, 0.375, -0.375, 0.125] as const;
const sampleY = [-0.375, -0.125, 0.125, 0.375] as const;

function coverage(visible: Visibility, first: number): number {
  const { solid, clear, columns } = visible;
  let count = 0;
  if (solid[first]! >= 0 || clear[first]! >= 0) count += 1;
  if (solid[first + 1]! >= 0 || clear[first + 1]! >= 0) count += 1;
  if (solid[first + columns]! >= 0 || clear[first + columns]! >= 0) count += 1;
  if (solid[first + columns + 1]! >= 0 || clear[first + columns + 1]! >= 0) count += 1;
  return count;
}

function isCovered({ solid, columns }: Visibility, first: number): boolean {
  return (
    solid[first]! >= 0 &&
    solid[first + 1]! >= 0 &&
    solid[first + columns]! >= 0 &&
    solid[first + columns + 1]! >= 0
  );
}

const shaded = new Float64Array(16);

/** Four samples of one pixel. Samples on the same smooth surface are shaded once. */
function drawPixel(
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
  const offsets = sampleOffsets(visible.columns);
  pixel.fill(0);
  for (let index = 0; index < 4; index += 1) {
    const id = visible.solid[first + offsets[index]!]!;
    if (id < 0) {
      shaded.set(ground, index * 4);
      continue;
    }
    const twin = twinOf(solid, visible.solid, offsets, first, index, id);
    if (twin >= 0) {
      shaded.copyWithin(index * 4, twin * 4, twin * 4 + 3);
      continue;
    }
    const result = shadeAt(
      camera,
      shade,
      id,
      column + 0.5 + sampleX[index]!,
      row + 0.5 + sampleY[index]!,
    );
    shaded.set(result, index * 4);
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
    pixel[0]! += red / 4;
    pixel[1]! += green / 4;
    pixel[2]! += blue / 4;
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

function shadeAt(camera: Camera, shade: Shader, id: number, x: number, y: number): Float64Array {
  const sx = (x - camera.centreX) / camera.focal;
  const sy = (camera.centreY - y) / camera.focal;
  const dx = camera.forward[0] + camera.right[0] * sx + camera.up[0] * sy;
  const dy = camera.forward[1] + camera.right[1] * sx + camera.up[1] * sy;
  const dz = camera.forward[2] + camera.right[2] * sx + camera.up[2] * sy;
  const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
  return shade(id, dx * scale, dy * scale, dz * scale);
}

function drawGround(
  scene: Scene,
  column: number,
  row: number,
  width: number,
  height: number,
  reflection: Reflection | undefined,
  out: Float64Array,
): void {
  const { camera, place, shadow } = scene;
  const sx = (column + 0.5 - camera.centreX) / camera.focal;
  const sy = (camera.centreY - row - 0.5) / camera.focal;
  const dx = camera.forward[0] + camera.right[0] * sx + camera.up[0] * sy;
  const dy = camera.forward[1] + camera.right[1] * sx + camera.up[1] * sy;
  const dz = camera.forward[2] + camera.right[2] * sx + camera.up[2] * sy;
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
  const share = shadow && dz < 0 ? place.floorShare(dx / length, dy / length, dz / length) : 0;
  if (share < 1) place.distance(dx / length, dy / length, dz / length, out);
  if (share === 0 || !shadow) return;
  const [red, green, blue] = [out[0]!, out[1]!, out[2]!];
  const far = -camera.eye[2] / dz;
  const x = camera.eye[0] + dx * far;
  const y = camera.eye[1] + dy * far;
  place.floor(x, y, Math.sqrt(x * x + y * y), far * length, out);
  const light = 1 - place.shadow * darknessAt(shadow, x, y);
  out[0]! *= light;
  out[1]! *= light;
  out[2]! *= light;
  if (reflection) addReflection(reflection, column / width, row / height, place.polish, out);
  if (share === 1) return;
  out[0] = red + (out[0]! - red) * share;
  out[1] = green + (out[1]! - green) * share;
  out[2] = blue + (out[2]! - blue) * share;
}

function addReflection(
  reflection: Reflection,
  across: number,
  down: number,
  polish: number,
  out: Float64Array,
): void {
  const c = Math.min(reflection.columns - 1, across * reflection.columns) | 0;
  const r = Math.min(reflection.rows - 1, down * reflection.rows) | 0;
  const at = (r * reflection.columns + c) * 4;
  const strength = reflection.data[at + 3]! * polish;
  if (strength <= 0) return;
  // Colour is stored already weighted by its cover.
  out[0] = out[0]! * (1 - strength) + reflection.data[at]! * polish;
  out[1] = out[1]! * (1 - strength) + reflection.data[at + 1]! * polish;
  out[2] = out[2]! * (1 - strength) + reflection.data[at + 2]! * polish;
}

interface Reflection {
  columns: number;
  rows: number;
  data: Float32Array;
}

/** The vehicle as the floor mirrors it: half the size, softened, fading with height. */
function drawReflection(scene: Scene, width: number, height: number): Reflection {
  const columns = Math.ceil(width / 2);
  const rows = Math.ceil(height / 2);
  const mirrored = mirroredInFloor(scene.camera);
  const camera = {
    ...mirrored,
    focal: mirrored.focal / 2,
    centreX: mirrored.centreX / 2,
    centreY: mirrored.centreY / 2,
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
  const radius = Math.max(1, Math.round((scene.place.haze * width) / 1200));
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

function finish(
  pixel: Float64Array,
  column: number,
  row: number,
  width: number,
  height: number,
  { exposure = 1, place }: Scene,
  data: Uint8Array,
): void {
  const u = (2 * column) / width - 1;
  const v = (2 * row) / height - 1;
  const off = u * u * 0.6 + v * v * 0.6;
  // A grain far below sight keeps wide gradients from banding.
  const grain = 1 + ((((column * 73856093) ^ (row * 19349663)) & 255) / 255 - 0.5) * 0.012;
  const light = (1 - place.vignette * off * off) * grain * exposure;
  const at = (row * width + column) * 3;
  data[at] = toneByte(pixel[0]! * light);
  data[at + 1] = toneByte(pixel[1]! * light);
  data[at + 2] = toneByte(pixel[2]! * light);
}
