import { mix, smoothstep } from '#showroom/mesh/spline.ts';
import type { Radiance } from '#showroom/render/direction-map.ts';
import type { Place } from './place.ts';
import { farView } from './far-view.ts';
import { layeredNoise, noise } from './noise.ts';

/** Foot and top of the wall as z of a direction: it stands behind the vehicle, out of focus. */
const wallFoot = -0.062;
const wallTop = -0.004;

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
      const lift = 0.5 + smoothstep(0.05, 0.45, z) * 1.3;
      out[0] = out[0]! * (1 + lift) + glow * 1.0;
      out[1] = out[1]! * (1 + lift) + glow * 0.94;
      out[2] = out[2]! * (1 + lift) + glow * 0.84;
    },
    daylight: 1.1,
    distance,
    floor(x, y, away, far, out) {
      const sharp = 1 / (1 + far * 0.09);
      const grit = (noise(x * 95, y * 95) - 0.5) * 0.3 * sharp * sharp;
      const worn =
        (noise(x * 0.9 + 5, y * 0.9) * 0.65 + noise(x * 2.3, y * 2.3) * 0.35 - 0.5) * 0.26;
      const far2 = smoothstep(3, 16, away);
      const value = (0.2 + 0.07 * far2) * (1 + grit + worn);
      const line = bayLine(x, y) * (0.75 + 0.5 * (noise(x * 30, y * 30) - 0.4));
      out[0] = mix(value * 1.04, 0.6, line);
      out[1] = mix(value, 0.59, line);
      out[2] = mix(value * 0.95, 0.56, line);
    },
    floorShare: (_x, _y, z) => smoothstep(wallFoot + 0.002, wallFoot - 0.002, z),
    polish: 0,
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
  const up = smoothstep(-0.02, 0.5, z);
  const cloud =
    smoothstep(0.45, 0.78, layeredNoise(heading / 30 + 40, z * 8 + 3, 3)) *
    smoothstep(0.04, 0.22, z);
  out[0] = mix(mix(0.9, 0.3, up), 0.92, cloud * 0.7);
  out[1] = mix(mix(0.9, 0.5, up), 0.92, cloud * 0.7);
  out[2] = mix(mix(0.88, 0.82, up), 0.94, cloud * 0.7);
}

/** Two rows of gums: a hazy far one, and a near one with pale trunks, both out of focus. */
function trees(heading: number, z: number, out: Float64Array): void {
  const turn = heading + 180;
  row(z, 0.045 + 0.05 * loopNoise(turn, 11, 5), 0.009, [0.3, 0.35, 0.31], out);
  const crown =
    0.045 +
    0.055 * smoothstep(0.3, 0.75, loopNoise(turn, 29, 1)) +
    0.028 * (loopNoise(turn, 90, 2) - 0.5);
  const lit = 0.74 + 0.4 * leafLight(turn, z);
  row(z, crown, 0.014, [0.13 * lit + 0.02, 0.165 * lit + 0.03, 0.085 * lit + 0.03], out);
  const trunk =
    smoothstep(0.74, 0.8, loopNoise(turn, 230, 9)) * smoothstep(crown * 0.62, crown * 0.3, z);
  out[0] = mix(out[0]!, 0.42, trunk * 0.22);
  out[1] = mix(out[1]!, 0.38, trunk * 0.22);
  out[2] = mix(out[2]!, 0.33, trunk * 0.22);
}

function row(
  z: number,
  crown: number,
  soft: number,
  colour: readonly [number, number, number],
  out: Float64Array,
): void {
  const cover = smoothstep(crown + soft, crown - soft, z);
  for (const channel of [0, 1, 2] as const)
    out[channel] = mix(out[channel]!, colour[channel], cover);
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

/** Sunlit and shaded clumps, as a lens out of focus leaves them. */
function leafLight(turn: number, z: number): number {
  const clumps = noise(turn * 0.55, z * 32) * 0.6 + noise(turn * 1.4 + 7, z * 80) * 0.4;
  return smoothstep(0.1, 0.9, clumps) * smoothstep(-0.02, 0.12, z);
}
