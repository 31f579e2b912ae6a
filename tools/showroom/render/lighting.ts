import {
  blurred,
  type DirectionMap,
  halved,
  type Radiance,
  sample,
  tabulated,
} from './direction-map.ts';

/** One surrounding at four degrees of sharpness, from mirror to matt. */
export interface Lighting {
  mirror: DirectionMap;
  satin: DirectionMap;
  dull: DirectionMap;
  matt: DirectionMap;
}

/**
 * `daylight`: how bright white paper lies under this sky. The reflections may be far brighter than that; the matt
 * light is exposed for it and its contrast held in, as a photographer does with fill.
 */
export function lightingFrom(radiance: Radiance, daylight: number): Lighting {
  const coarse = tabulated(40, radiance);
  return {
    // Twice as fine and halved, or thin window bars would break up.
    mirror: halved(tabulated(512, radiance)),
    satin: blurred(tabulated(56, radiance), 48, 60),
    dull: blurred(coarse, 32, 10),
    matt: exposed(blurred(coarse, 24, 1), daylight),
  };
}

const contrast = 0.58;
/** How much of the sky's colour a camera's white balance leaves in. */
const colourfulness = 0.5;

function exposed(matt: DirectionMap, daylight: number): DirectionMap {
  const light = new Float64Array(3);
  sample(matt, 0, 0, 1, light);
  const overhead = luminance(light[0]!, light[1]!, light[2]!);
  const data = matt.data.slice();
  for (let at = 0; at < data.length; at += 3) {
    const here = luminance(data[at]!, data[at + 1]!, data[at + 2]!);
    const scale = (daylight * (here / overhead) ** contrast) / here;
    for (let channel = 0; channel < 3; channel += 1) {
      data[at + channel] =
        scale * (data[at + channel]! * colourfulness + here * (1 - colourfulness));
    }
  }
  return { size: matt.size, data };
}

function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
