import { fingerprint } from './picture-address.ts';

/** A vehicle's look around inside; a width of `panoramaWidths` and a format follow. */
export function interiorBase(vehicle: number, source: string): string {
  return `/pictures/${vehicle}/interior0-${fingerprint(source)}`;
}
