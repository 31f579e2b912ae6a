import type { Point } from '#showroom/mesh/mesh.ts';
import type { Camera } from '#showroom/render/camera.ts';
import { compose } from '#showroom/render/compose.ts';
import type { Scene } from '#showroom/render/scene.ts';

const faces: readonly { forward: Point; up: Point; right: Point }[] = [
  { forward: [1, 0, 0], right: [0, -1, 0], up: [0, 0, 1] },
  { forward: [-1, 0, 0], right: [0, 1, 0], up: [0, 0, 1] },
  { forward: [0, 1, 0], right: [1, 0, 0], up: [0, 0, 1] },
  { forward: [0, -1, 0], right: [-1, 0, 0], up: [0, 0, 1] },
  { forward: [0, 0, 1], right: [0, -1, 0], up: [-1, 0, 0] },
  { forward: [0, 0, -1], right: [0, -1, 0], up: [1, 0, 0] },
];

/** The view all round one point, equirectangular: ahead in the middle, left to the left, up at the top. */
export function panorama(
  scene: Omit<Scene, 'camera'>,
  eye: Point,
  width: number,
  height: number,
): Uint8Array {
  const size = Math.ceil(width / 3.4);
  const sides = faces.map(({ forward, right, up }) => {
    // Half a pixel more than a right angle, so that neighbouring faces overlap at the seams.
    const camera: Camera = {
      eye,
      forward,
      right,
      up,
      focal: size / 2 - 1,
      centreX: size / 2,
      centreY: size / 2,
    };
    return compose({ ...scene, camera }, size, size);
  });
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    const pitch = (0.5 - (row + 0.5) / height) * Math.PI;
    const z = Math.sin(pitch);
    const level = Math.cos(pitch);
    for (let column = 0; column < width; column += 1) {
      const heading = (0.5 - (column + 0.5) / width) * 2 * Math.PI;
      const x = Math.cos(heading) * level;
      const y = Math.sin(heading) * level;
      copyDirection(sides, size, x, y, z, data, (row * width + column) * 3);
    }
  }
  return data;
}

function copyDirection(
  sides: readonly Uint8Array[],
  size: number,
  x: number,
  y: number,
  z: number,
  data: Uint8Array,
  at: number,
): void {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  const side = ax >= ay && ax >= az ? (x > 0 ? 0 : 1) : ay >= az ? (y > 0 ? 2 : 3) : z > 0 ? 4 : 5;
  const { forward, right, up } = faces[side]!;
  const depth = x * forward[0] + y * forward[1] + z * forward[2];
  const focal = size / 2 - 1;
  const column = size / 2 + (focal * (x * right[0] + y * right[1] + z * right[2])) / depth - 0.5;
  const row = size / 2 - (focal * (x * up[0] + y * up[1] + z * up[2])) / depth - 0.5;
  const c = Math.min(size - 2, Math.max(0, Math.floor(column)));
  const r = Math.min(size - 2, Math.max(0, Math.floor(row)));
  const fc = Math.min(1, Math.max(0, column - c));
  const fr = Math.min(1, Math.max(0, row - r));
  const pixels = sides[side]!;
  for (let channel = 0; channel < 3; channel += 1) {
    const a = (r * size + c) * 3 + channel;
    const b = a + size * 3;
    const top = pixels[a]! * (1 - fc) + pixels[a + 3]! * fc;
    const low = pixels[b]! * (1 - fc) + pixels[b + 3]! * fc;
    data[at + channel] = Math.round(top * (1 - fr) + low * fr);
  }
}
