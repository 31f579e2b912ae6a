/** Radians, from the middle of a panorama: yaw to the right, pitch upwards. */
export interface PanoramaPosition {
  yaw: number;
  pitch: number;
}

/** Where a point of an equirectangular picture is seen, by its place in percent from the left and the top. */
export function panoramaPosition(posX: number, posY: number): PanoramaPosition {
  return { yaw: (posX / 100 - 0.5) * 2 * Math.PI, pitch: (0.5 - posY / 100) * Math.PI };
}
