import { fingerprint } from './picture-address.ts';

/** The base path of a vehicle's interior panorama; callers append a width of `panoramaWidths` and a format. */
export function interiorBase(vehicle: number, source: string): string {
  return `/pictures/${vehicle}/interior0-${fingerprint(source)}`;
}
