import { demoPictureSource } from '#demo/pictures/demo-picture-source.ts';
import type { PictureSource } from '#partners/pictures/picture-source.ts';
import { remotePictureSource } from '#partners/pictures/remote-picture-source.ts';

/** The sources of the pictures of vehicles and content. */
export const vehiclePictureSources: readonly PictureSource[] = [
  demoPictureSource,
  remotePictureSource,
];
