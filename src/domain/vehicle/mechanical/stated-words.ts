import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';

/** The texts in which feeds without their own fields state an engine, a cab or a drive. */
export function statedWords({
  badge = '',
  series = '',
  name,
}: Pick<VehicleFacts, 'badge' | 'series' | 'name'>): string {
  return `${name} ${badge} ${series}`.toLowerCase();
}
