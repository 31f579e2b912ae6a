import type { Material } from '#showroom/render/materials.ts';

export interface LivingSpace {
  length: number;
  half: number;
  height: number;
  timber: Material;
  seats: Material;
}
