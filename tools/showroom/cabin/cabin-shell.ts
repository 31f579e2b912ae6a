import { cutMesh, type Field } from '#showroom/mesh/cut-mesh.ts';
import { facingAbout } from '#showroom/mesh/facing.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { planOutline } from '#showroom/mesh/plan-outline.ts';
import { shell, type ShellLevel } from '#showroom/mesh/shell.ts';

/**
 * The inside of a car, from the driver's hip: x forward, y left, the carpet at 0. Heights and lengths in metres.
 */
export interface CabinShape {
  half: number;
  belt: number;
  roof: number;
  windscreen: { foot: number; head: number };
  rear: { foot: number; head: number };
  /** Where the roof posts stand along the side, x. */
  posts: readonly number[];
  rows: 1 | 2 | 3;
}

/** Floor, doors, posts and roof, open where the glass is. */
export function cabinShell(shape: CabinShape): Mesh {
  const { half, belt, roof, windscreen, rear } = shape;
  const walls: readonly (readonly [z: number, inset: number, front: number, back: number])[] = [
    [0, 0.12, windscreen.foot + 0.25, rear.foot],
    [0.05, 0.03, windscreen.foot + 0.3, rear.foot],
    [belt * 0.35, 0.02, windscreen.foot + 0.3, rear.foot],
    [belt * 0.75, 0.0, windscreen.foot + 0.28, rear.foot],
    [belt - 0.03, 0.03, windscreen.foot + 0.2, rear.foot],
    [belt + 0.06, 0.045, windscreen.foot + 0.06, rear.foot + 0.03],
    [
      belt + (roof - belt) * 0.5,
      0.11,
      (windscreen.foot + windscreen.head) / 2 + 0.05,
      (rear.foot + rear.head) / 2,
    ],
    [roof - 0.14, 0.19, windscreen.head + 0.12, rear.head],
    [roof - 0.05, 0.26, windscreen.head, rear.head + 0.06],
  ];
  const levels = walls.map(([z, inset, front, back]): ShellLevel => {
    const ring = {
      front,
      rear: back,
      halfWidth: half - inset,
      frontReach: 0.5,
      frontSquareness: 3,
      rearReach: 0.3,
      rearSquareness: 4,
    };
    return (at) => {
      const [x, y] = planOutline(ring, at);
      return [x, y, z];
    };
  });
  const edge = levels[levels.length - 1]!;
  const caps = [0.15, 0.5, 1].map((t): ShellLevel => (at) => {
    const [x, y] = edge(at);
    const middle = Math.min(windscreen.head - 0.3, Math.max(rear.head + 0.4, x));
    return [x + (middle - x) * t, y * (1 - t), roof - 0.05 + 0.05 * (1 - (1 - t) ** 2)];
  });
  const skin = shell({
    levels: [...levels, ...caps],
    columns: [36, 40, 24],
    rowsPerLevel: 4,
    material: 'headlining',
  });
  return glazed(facingAbout(skin), shape);
}

function glazed(skin: Mesh, shape: CabinShape): Mesh {
  const { belt, roof, windscreen, posts } = shape;
  const low = belt + 0.03;
  const high = roof - 0.11;
  const heading = (normal: readonly number[]) =>
    (Math.atan2(Math.abs(normal[1]!), -normal[0]!) * 180) / Math.PI;
  const windscreenField: Field = ([x, , z], normal) =>
    Math.max(
      (heading(normal) - 44) * 0.01,
      low - 0.06 - z,
      z - roof + 0.085,
      windscreen.head - 0.1 - x,
      normal[0] + 0.05,
    );
  const sideField: Field = ([x, , z], normal) => {
    const post = Math.min(...posts.map((at) => Math.abs(x - at - 0.12 * (z - belt)) - 0.05));
    const slant = (z - low) / (high - low);
    const front = windscreen.foot - 0.16 + (windscreen.head - windscreen.foot) * slant;
    return Math.max(
      (58 - heading(normal)) * 0.01,
      (heading(normal) - 128) * 0.01,
      low - z,
      z - high,
      -post,
      x - front,
    );
  };
  const rearField: Field = ([, , z], normal) =>
    Math.max((146 - heading(normal)) * 0.01, low + 0.06 - z, z - high);
  let mesh = cutMesh(skin, { field: ([, , z]) => z - belt, inside: 'trim' });
  mesh = cutMesh(mesh, { field: ([, , z]) => z - 0.045, inside: 'carpet' });
  const lining = {
    to: (p: readonly number[]) => [p[0]! * 1, p[1]! * 1.03, p[2]!] as const,
    material: 'plastic',
  } as const;
  for (const field of [windscreenField, sideField, rearField]) {
    mesh = cutMesh(mesh, { field, inside: 'removed', on: ['headlining', 'trim'], flange: lining });
  }
  return mesh;
}
