import { parsePictureAddress } from '#demo/pictures/picture-address.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import { demoImages, demoSpin } from './demo-pictures.ts';
import { shootWithSpin } from './photo-shoots.ts';

/** Gives a vehicle twenty pictures, a spin and an interior panorama, if its body and colour have them. */
export function fullyPictured(vehicle: DemoVehicle): DemoVehicle {
  const first = parsePictureAddress(vehicle.images?.[0]?.url ?? '');
  const turned = first && shootWithSpin(first.body, first.colour);
  if (!turned) return vehicle;
  const images = demoImages(turned, vehicle.name);
  return { ...vehicle, ...demoSpin(turned), images, photos_count: images.length };
}
