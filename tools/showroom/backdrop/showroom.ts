import { mix, smoothstep } from '#showroom/mesh/spline.ts';
import type { Radiance } from '#showroom/render/direction-map.ts';
import type { Place } from './place.ts';
import { farView } from './far-view.ts';
import { layeredNoise, noise } from './noise.ts';
import { ceilingPanel } from './soft-box.ts';

/** The room as seen from its middle: half length, half width, eye height, ceiling; metres. */
const room = { half: 15, side: 12, eye: 1.35, ceiling: 5.2 };

/** A dealer's showroom: pale stone floor, timber and plaster walls, a glass front, lines of light overhead. */
export function showroom(): Place {
  const distance = farView(paintRoom);
  return {
    radiance(x, y, z, out) {
      if (z < 0 && footShare(x, y, z) > 0.5) {
        const value = mix(0.4, 0.52, smoothstep(0, -0.6, z));
        out[0] = value * 1.01;
        out[1] = value;
        out[2] = value * 0.97;
        return;
      }
      paintRoom(x, y, z, out);
      if (z <= 0.12) return;
      // Long light lines run with the vehicle; a wide panel hangs above it.
      let light = 1.5 * ceilingPanel(x, y, z, { x: 0, y: 0, width: 3.4, depth: 0.9, soft: 0.08 });
      for (const line of [-1.5, 1.5, -2.6, 2.6]) {
        light += 2 * ceilingPanel(x, y, z, { x: 0, y: line, width: 7, depth: 0.3, soft: 0.05 });
      }
      out[0]! += light;
      out[1]! += light * 0.98;
      out[2]! += light * 0.94;
    },
    daylight: 1.12,
    distance,
    floor(x, y, away, far, out) {
      const tile = 1.2;
      const soft = 0.003 + far * 0.0009;
      const joint = (value: number) => {
        const off = Math.abs(((((value / tile) % 1) + 1.5) % 1) - 0.5) * tile;
        return smoothstep(soft * 2, 0, off - 0.002) * Math.min(1, 0.004 / soft);
      };
      const line = Math.max(joint(x + 0.6), joint(y + 0.6)) * 0.35;
      const cloud = (noise(x * 1.3, y * 1.3) - 0.5) * 0.07;
      const value = (0.5 + 0.06 * smoothstep(8, 1, away)) * (1 + cloud) * (1 - line);
      out[0] = value * 1.01;
      out[1] = value * 0.99;
      out[2] = value * 0.955;
    },
    floorShare: footShare,
    polish: 0.24,
    haze: 2.6,
    shadow: 0.9,
    vignette: 0.2,
  };
}

/** Distance from the middle of the room to its wall along a heading. */
function wallAlong(x: number, y: number): number {
  const level = Math.sqrt(x * x + y * y) || 1e-6;
  return Math.min(
    room.half / (Math.abs(x) / level + 1e-6),
    room.side / (Math.abs(y) / level + 1e-6),
  );
}

function footShare(x: number, y: number, z: number): number {
  const level = Math.sqrt(x * x + y * y) || 1e-6;
  const height = room.eye + (z / level) * wallAlong(x, y);
  return smoothstep(0.03, -0.03, height);
}

const paintRoom: Radiance = (x, y, z, out) => {
  const level = Math.sqrt(x * x + y * y) || 1e-6;
  const away = wallAlong(x, y);
  const height = room.eye + (z / level) * away;
  if (height > room.ceiling) return ceiling(x, y, z, out);
  const isEnd = Math.abs(away * (x / level)) > room.half - 0.01;
  const along = isEnd ? (away * y) / level : (away * x) / level;
  if (isEnd && x < 0) timberWall(along, height, out);
  else if (!isEnd && y < 0) plasterWall(along, height, out);
  else glassFront(along, height, out);
  const foot = mix(0.7, 1, smoothstep(0, 0.5, height));
  const head = mix(1, 1.12, smoothstep(room.ceiling - 1.4, room.ceiling, height));
  out[0]! *= foot * head;
  out[1]! *= foot * head;
  out[2]! *= foot * head;
};

function ceiling(x: number, y: number, z: number, out: Float64Array): void {
  const fromEye = (room.ceiling - room.eye) / z;
  const [px, py] = [x * fromEye, y * fromEye];
  const tube =
    smoothstep(0.16, 0.08, Math.abs(((py + 30) % 3) - 1.5)) * smoothstep(11, 10.8, Math.abs(px));
  const value = 0.42 + 1.2 * tube;
  out[0] = value;
  out[1] = value * 0.99;
  out[2] = value * 0.96;
}

function timberWall(along: number, height: number, out: Float64Array): void {
  const slat = Math.abs(((along + 60) % 0.22) / 0.22 - 0.5) * 2;
  const groove = smoothstep(0.62, 0.9, slat);
  const grain = 0.82 + 0.3 * layeredNoise(Math.floor((along + 60) / 0.22) * 7.3, height * 0.6, 2);
  const wash = 0.75 + 0.5 * Math.exp(-(((height - room.ceiling) / 2.6) ** 2));
  const value = grain * wash * (1 - 0.6 * groove);
  out[0] = 0.36 * value;
  out[1] = 0.235 * value;
  out[2] = 0.135 * value;
}

function plasterWall(along: number, height: number, out: Float64Array): void {
  const band = smoothstep(0.02, 0, Math.abs(height - 3.1) - 0.02);
  const niche =
    smoothstep(3.05, 2.95, Math.abs(along + 3)) *
    smoothstep(0.9, 1.0, height) *
    smoothstep(2.75, 2.65, height);
  const value = 0.6 * (0.97 + 0.06 * noise(along * 0.4, height * 0.4)) - 0.12 * band - 0.1 * niche;
  out[0] = value;
  out[1] = value * 0.985;
  out[2] = value * 0.955;
}

/** Daylight through tall panes: street and sky, far out of focus. */
function glassFront(along: number, height: number, out: Float64Array): void {
  const outside = smoothstep(1.2, 2.6, height + 0.5 * (noise(along * 0.5, 2) - 0.5));
  out[0] = mix(0.42, 1.0, outside);
  out[1] = mix(0.46, 1.05, outside);
  out[2] = mix(0.42, 1.12, outside);
  const pane = Math.abs(((along + 60) % 2.4) - 1.2);
  const frame = Math.max(
    smoothstep(1.12, 1.15, pane),
    smoothstep(0.05, 0.03, Math.abs(height - 3.4)),
    smoothstep(0.3, 0.24, height),
    smoothstep(4.5, 4.6, height),
  );
  out[0] = mix(out[0], 0.09, frame);
  out[1] = mix(out[1], 0.09, frame);
  out[2] = mix(out[2], 0.095, frame);
}
