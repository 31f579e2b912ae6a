import type { StateCode } from '#domain/vehicle/spelling/state-code.ts';

/** A place in Australia. Coordinates in degrees; south and west are negative. */
export interface Place {
  name: string;
  state: StateCode;
  lat: number;
  long: number;
}
