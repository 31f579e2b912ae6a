import { blurred, type DirectionMap, type Radiance, tabulated } from './direction-map.ts';

/** One surrounding at four degrees of sharpness, from mirror to matt. */
export interface Lighting {
  mirror: DirectionMap;
  satin: DirectionMap;
  dull: DirectionMap;
  matt: DirectionMap;
}

export function lightingFrom(radiance: Radiance): Lighting {
  const coarse = tabulated(40, radiance);
  return {
    mirror: tabulated(256, radiance),
    satin: blurred(tabulated(56, radiance), 48, 60),
    dull: blurred(coarse, 32, 10),
    matt: blurred(coarse, 24, 1),
  };
}
