import type { StateCode } from '#domain/vehicle/state-code.ts';

/** A place in Australia. Degrees, south and west negative. */
export interface Place {
  name: string;
  state: StateCode;
  lat: number;
  long: number;
}
