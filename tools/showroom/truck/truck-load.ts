export interface TruckLoad {
  kind: 'box' | 'tray';
  /** Of the load bed, metres. */
  length: number;
  height: number;
  /** A box in the paint's colour instead of white. */
  painted: boolean;
}

export const bedHeight = 0.98;
