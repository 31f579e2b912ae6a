import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';

/** The number of forward gears from the feed, otherwise from words such as `6sp` and `8 speed`. */
export function gearsOf({
  gearnum,
  trans = '',
  badge = '',
}: Pick<VehicleFacts, 'gearnum' | 'trans' | 'badge'>): number | undefined {
  if (gearnum !== undefined) return gearnum;
  const stated = /\b(\d{1,2})[ -]?(?:sp|speed)\b/i.exec(`${trans} ${badge}`)?.[1];
  return stated === undefined ? undefined : Number(stated);
}
