import { demoPictureSource } from '#demo/pictures/demo-picture-source.ts';
import type { PictureSource } from '#partners/pictures/picture-source.ts';
import { remotePictureSource } from '#partners/pictures/remote-picture-source.ts';

/** Where the pictures of vehicles and content come from. */
export const vehiclePictureSources: readonly PictureSource[] = [
  demoPictureSource,
  remotePictureSource,
];
