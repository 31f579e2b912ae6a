import type { Material } from '#showroom/render/materials.ts';

export interface CabinTrim {
  seats: Material;
  decor: Material;
  /** The centre screen lies in the dash or stands on it. */
  screen: 'wide' | 'tablet';
  console: boolean;
}

export const driverSide = -0.37;
