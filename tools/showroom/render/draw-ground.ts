import { addReflection, type Reflection } from './floor-reflection.ts';
import { darknessAt } from './floor-shadow.ts';
import type { Scene } from './scene.ts';

export function drawGround(
  scene: Scene,
  column: number,
  row: number,
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
  if (reflection) addReflection(reflection, column, row, place.polish, out);
  if (share === 1) return;
  out[0] = red + (out[0]! - red) * share;
  out[1] = green + (out[1]! - green) * share;
  out[2] = blue + (out[2]! - blue) * share;
}
