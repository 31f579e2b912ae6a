import { parsePictureAddress } from '#demo/pictures/picture-address.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import { demoSpin, everyDemoImage } from './demo-pictures.ts';

/** A vehicle with all that a photographer can bring: twenty pictures, a spin, a look around inside. */
export function fullyPictured(vehicle: DemoVehicle): DemoVehicle {
  const first = parsePictureAddress(vehicle.images?.[0]?.url ?? '');
  if (!first) return vehicle;
  const { body, colour, seed, backdrop } = first;
  const pictured = { body, colour, seed, backdrop, name: vehicle.name };
  const images = everyDemoImage(pictured);
  return { ...vehicle, ...demoSpin(pictured), images, photos_count: images.length };
}
