import { mix, smoothstep } from '#demo/pictures/mesh/spline.ts';
import type { Radiance } from '#demo/pictures/render/direction-map.ts';
import type { Place } from './backdrop.ts';
import { farView } from './far-view.ts';
import { layeredNoise, noise } from './noise.ts';

/** Foot and top of the wall as z of a direction: it stands behind the vehicle, out of focus. */
const wallFoot = -0.062;
const wallTop = 0.012;

/** A dealer's yard in soft late light: bitumen, a rendered wall, gums behind it, high thin cloud. */
export function yard(): Place {
  const distance = farView(paintYard);
  return {
    radiance(x, y, z, out) {
      if (z < wallFoot) {
        const fade = smoothstep(0, -0.5, z);
        out[0] = mix(0.2, 0.27, fade);
        out[1] = mix(0.2, 0.265, fade);
        out[2] = mix(0.205, 0.26, fade);
        return;
      }
      paintYard(x, y, z, out);
      // The sky carries the light: brighter overhead than it looks, with the sun behind thin cloud.
      const sun = Math.max(0, x * 0.5 + y * 0.42 + z * 0.757);
      const glow = 9 * sun ** 90 + 0.9 * sun ** 8;
      const lift = smoothstep(0.1, 0.5, z) * 0.75;
      out[0] = out[0]! * (1 + lift) + glow * 1.0;
      out[1] = out[1]! * (1 + lift) + glow * 0.94;
      out[2] = out[2]! * (1 + lift) + glow * 0.84;
    },
    distance,
    floor(x, y, away, far, out) {
      const sharp = 1 / (1 + far * 0.09);
      const grit = (noise(x * 95, y * 95) - 0.5) * 0.3 * sharp * sharp;
      const worn = (layeredNoise(x * 0.7 + 5, y * 0.7, 3) - 0.5) * 0.34;
      const far2 = smoothstep(3, 16, away);
      const value = (0.172 + 0.05 * far2) * (1 + grit + worn);
      const line = bayLine(x, y) * (0.75 + 0.5 * (noise(x * 30, y * 30) - 0.4));
      out[0] = mix(value * 1.02, 0.5, line);
      out[1] = mix(value, 0.495, line);
      out[2] = mix(value * 0.985, 0.47, line);
    },
    floorShare: (_x, _y, z) => smoothstep(wallFoot + 0.002, wallFoot - 0.002, z),
    polish: 0.045,
    haze: 9,
    shadow: 0.88,
    vignette: 0.2,
  };
}

/** Parking bays beside the vehicle. */
function bayLine(x: number, y: number): number {
  const across = Math.abs(Math.abs(y) - 1.75);
  return smoothstep(0.065, 0.05, across) * smoothstep(3.4, 3.35, Math.abs(x)) * 0.62;
}

const paintYard: Radiance = (x, y, z, out) => {
  const heading = (Math.atan2(y, x) * 180) / Math.PI;
  sky(heading, z, out);
  trees(heading, z, out);
  wall(heading, z, out);
};

function sky(heading: number, z: number, out: Float64Array): void {
  const up = smoothstep(-0.02, 0.6, z);
  const cloud =
    smoothstep(0.42, 0.8, layeredNoise(heading / 38 + 40, z * 9 + 3, 3)) * smoothstep(0.02, 0.2, z);
  out[0] = mix(0.86, 0.34, up) + cloud * 0.2;
  out[1] = mix(0.88, 0.52, up) + cloud * 0.17;
  out[2] = mix(0.9, 0.8, up) + cloud * 0.1;
}

function trees(heading: number, z: number, out: Float64Array): void {
  const turn = heading + 180;
  const crown =
    0.03 +
    0.085 * smoothstep(0.35, 0.75, loopNoise(turn, 14, 1)) +
    0.05 * (loopNoise(turn, 46, 2) - 0.5) +
    0.022 * (loopNoise(turn, 140, 3) - 0.5);
  const cover = smoothstep(crown + 0.012, crown - 0.012, z);
  if (cover <= 0) return;
  const leaf = layeredNoise(heading * 0.9, z * 60, 3);
  const lit = 0.35 + 0.9 * smoothstep(0.35, 0.75, leaf) * smoothstep(0, crown + 0.02, z);
  out[0] = mix(out[0]!, 0.125 * lit + 0.03, cover);
  out[1] = mix(out[1]!, 0.16 * lit + 0.04, cover);
  out[2] = mix(out[2]!, 0.095 * lit + 0.04, cover);
}

function wall(heading: number, z: number, out: Float64Array): void {
  const cover = smoothstep(wallTop + 0.003, wallTop - 0.003, z);
  if (cover <= 0) return;
  const cap = smoothstep(wallTop - 0.012, wallTop - 0.008, z);
  const foot = smoothstep(wallFoot, wallFoot + 0.03, z);
  const pier = smoothstep(0.35, 0.1, Math.abs((((heading + 360) % 18) - 9) / 3));
  const value =
    (0.4 + 0.16 * cap - 0.03 * pier) *
    mix(0.62, 1, foot) *
    (0.95 + 0.1 * noise(heading * 0.5, z * 40));
  out[0] = mix(out[0]!, value * 1.03, cover);
  out[1] = mix(out[1]!, value * 0.99, cover);
  out[2] = mix(out[2]!, value * 0.93, cover);
}

/** Noise that closes after a full turn. */
function loopNoise(turn: number, waves: number, seed: number): number {
  const angle = (turn * Math.PI) / 180;
  const radius = waves / 6.28;
  return noise(Math.cos(angle) * radius + seed * 31.7, Math.sin(angle) * radius + seed * 12.9);
}
