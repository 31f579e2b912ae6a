import { mix, smoothstep } from '#showroom/mesh/spline.ts';
import type { Radiance } from '#showroom/render/direction-map.ts';
import type { Place } from './place.ts';
import { farView } from './far-view.ts';
import { layeredNoise, noise } from './noise.ts';

const kerbFoot = -0.075;
const kerbTop = -0.052;
const sunHeading = 214;

/** A lookout over the sea just after sunset. */
export function coast(): Place {
  const distance = farView(paintCoast);
  return {
    radiance(x, y, z, out) {
      if (z < kerbFoot) {
        out[0] = 0.15;
        out[1] = 0.14;
        out[2] = 0.15;
        return;
      }
      paintCoast(x, y, z, out);
      // A broad bright bank of sky behind the camera and a long soft edge overhead shape the paint.
      const bank = smoothstep(0.12, 0.3, z) * smoothstep(0.85, 0.5, z);
      const facing = smoothstep(-0.6, 0.9, (x + 0.35 * Math.abs(y)) / Math.hypot(x, y, 0.001));
      const light = bank * (0.8 + 1.3 * facing) + smoothstep(0.75, 0.95, z) * 0.6;
      out[0] = out[0]! * 1.7 + light * 1.06;
      out[1] = out[1]! * 1.7 + light * 0.92;
      out[2] = out[2]! * 1.7 + light * 0.9;
    },
    daylight: 0.82,
    distance,
    floor(x, y, away, far, out) {
      const sharp = 1 / (1 + far * 0.09);
      const grit = (noise(x * 80, y * 80) - 0.5) * 0.22 * sharp * sharp;
      const worn =
        (noise(x * 0.6 + 9, y * 0.6) * 0.65 + noise(x * 1.7, y * 1.7) * 0.35 - 0.5) * 0.24;
      const value = (0.15 + 0.05 * smoothstep(2, 14, away)) * (1 + grit + worn);
      out[0] = value * 1.08;
      out[1] = value;
      out[2] = value * 1.02;
    },
    floorShare: (_x, _y, z) => smoothstep(kerbFoot + 0.002, kerbFoot - 0.002, z),
    polish: 0,
    haze: 8,
    shadow: 0.82,
    vignette: 0.3,
  };
}

const paintCoast: Radiance = (x, y, z, out) => {
  const heading = (Math.atan2(y, x) * 180) / Math.PI;
  const off = Math.abs(((heading - sunHeading + 540) % 360) - 180);
  sky(heading, off, z, out);
  headland(heading, z, out);
  sea(heading, off, z, out);
  kerb(heading, z, out);
};

function sky(heading: number, off: number, z: number, out: Float64Array): void {
  const up = smoothstep(-0.05, 0.55, z);
  const warm = Math.exp(-((off / 70) ** 2));
  const low = Math.exp(-Math.max(0, z) * 9);
  out[0] = mix(0.44, 0.1, up) + warm * low * 0.62;
  out[1] = mix(0.4, 0.16, up) + warm * low * 0.3;
  out[2] = mix(0.48, 0.32, up) + warm * low * 0.02;
  const streak =
    smoothstep(0.5, 0.85, layeredNoise(heading / 26 + 11, z * 34, 3)) *
    smoothstep(0.01, 0.08, z) *
    smoothstep(0.42, 0.12, z);
  out[0] += streak * (0.12 + 0.3 * warm);
  out[1] += streak * (0.07 + 0.12 * warm);
  out[2] += streak * 0.08;
}

function headland(heading: number, z: number, out: Float64Array): void {
  const along = ((heading + 360) % 360) - 238;
  const top =
    0.03 *
      smoothstep(0, 18, along) *
      smoothstep(75, 30, along) *
      (0.8 + 0.4 * noise(along * 0.22, 4)) -
    0.003;
  const cover = smoothstep(top + 0.003, top - 0.003, z);
  out[0] = mix(out[0]!, 0.13, cover);
  out[1] = mix(out[1]!, 0.12, cover);
  out[2] = mix(out[2]!, 0.17, cover);
}

function sea(heading: number, off: number, z: number, out: Float64Array): void {
  const cover = smoothstep(0.0015, -0.0015, z);
  if (cover <= 0) return;
  const near = smoothstep(0, -0.06, z);
  // Waves flatten into lines towards the horizon.
  const ripple =
    (layeredNoise(heading * 0.45, z * (2600 - 1500 * near), 2) - 0.5) * (0.35 + 0.65 * near);
  const glint = Math.exp(-((off / 22) ** 2)) * (0.55 + ripple);
  out[0] = mix(out[0]!, mix(0.27, 0.1, near) + ripple * 0.08 + glint * 0.4, cover);
  out[1] = mix(out[1]!, mix(0.26, 0.14, near) + ripple * 0.07 + glint * 0.22, cover);
  out[2] = mix(out[2]!, mix(0.34, 0.21, near) + ripple * 0.07 + glint * 0.08, cover);
}

function kerb(heading: number, z: number, out: Float64Array): void {
  const cover = smoothstep(kerbTop + 0.0015, kerbTop - 0.0015, z);
  if (cover <= 0) return;
  const top = smoothstep(kerbTop - 0.006, kerbTop - 0.004, z);
  const value = (0.17 + 0.13 * top) * (0.93 + 0.14 * noise(heading * 0.7, z * 90));
  out[0] = mix(out[0]!, value * 1.06, cover);
  out[1] = mix(out[1]!, value * 0.98, cover);
  out[2] = mix(out[2]!, value, cover);
}
