/** Radians from the centre of a panorama: yaw to the right, pitch upwards. */
export interface PanoramaPosition {
  yaw: number;
  pitch: number;
}

/** The position of a point in an equirectangular picture, given in percent from the left and the top. */
export function panoramaPosition(posX: number, posY: number): PanoramaPosition {
  return { yaw: (posX / 100 - 0.5) * 2 * Math.PI, pitch: (0.5 - posY / 100) * Math.PI };
}
