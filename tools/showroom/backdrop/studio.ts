import { mix, smoothstep } from '#showroom/mesh/spline.ts';
import type { Place } from './place.ts';
import { ceilingPanel, standingPanel } from './soft-box.ts';

interface StudioLook {
  /** Linear grey of the cove near the vehicle, far from it, and of the wall above. */
  floorNear: number;
  floorFar: number;
  wallTop: number;
  tint: readonly [number, number, number];
  /** Grey of the unlit room in the paint, and how bright the panels are. */
  room: number;
  panels: number;
  ground: number;
  polish: number;
  daylight: number;
  shadow: number;
  vignette: number;
}

/** A cove without a horizon under one large ceiling panel and a strip along each side. */
export function studio(look: StudioLook): Place {
  const [red, green, blue] = look.tint;
  const tinted = (value: number, out: Float64Array) => {
    out[0] = value * red;
    out[1] = value * green;
    out[2] = value * blue;
  };
  return {
    radiance(x, y, z, out) {
      let value: number;
      // The lit floor lies far out; under the vehicle it is in shadow.
      if (z < 0) value = look.ground * mix(1.25, 0.42, smoothstep(0.02, 0.34, -z));
      else {
        value = look.room * mix(1.25, 0.6, smoothstep(0, 0.5, z));
        const roof = ceilingPanel(x, y, z, { x: 0, y: 0, width: 3.6, depth: 1.5, soft: 0.12 });
        const left = standingPanel(x, y, z, {
          heading: 90,
          spread: 66,
          low: 11,
          high: 34,
          soft: 2,
        });
        const right = standingPanel(x, y, z, {
          heading: -90,
          spread: 66,
          low: 11,
          high: 34,
          soft: 2,
        });
        const ahead = standingPanel(x, y, z, {
          heading: 0,
          spread: 22,
          low: 8,
          high: 34,
          soft: 2.5,
        });
        const behind = standingPanel(x, y, z, {
          heading: 180,
          spread: 22,
          low: 8,
          high: 34,
          soft: 2.5,
        });
        value += look.panels * (roof * 1.25 + (left + right) * 1.05 + (ahead + behind) * 0.75);
      }
      tinted(value, out);
    },
    daylight: look.daylight,
    distance(_x, _y, z, out) {
      tinted(mix(look.floorFar, look.wallTop, smoothstep(0, 0.45, z)), out);
    },
    floor(_x, _y, away, _far, out) {
      tinted(mix(look.floorNear, look.floorFar, smoothstep(1, 9, away)), out);
    },
    floorShare: (_x, _y, z) => (z < 0 ? 1 : 0),
    polish: look.polish,
    haze: 2.2,
    shadow: look.shadow,
    vignette: look.vignette,
  };
}
