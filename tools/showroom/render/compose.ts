import { drawGround } from './draw-ground.ts';
import { drawReflection } from './floor-reflection.ts';
import { rasterise, type Visibility } from './rasterise.ts';
import type { Scene } from './scene.ts';
import { drawPixel } from './shade-pixel.ts';
import { createShader } from './shade.ts';
import { toneByte } from './tone.ts';

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
      if (!isFull) drawGround(scene, column, row, reflection, ground);
      if (!isEmpty) drawPixel(scene, visible, shade, first, column, row, ground, pixel);
      finish(isEmpty ? ground : pixel, column, row, width, height, scene, data);
    }
  }
  return data;
}

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
