import { type RawBuilder, sql } from 'kysely';
import { availableStatuses } from '#domain/vehicle/availability.ts';

const statuses = sql.join(availableStatuses.map((status) => sql.lit(status)));

/**
 * The SQL form of the domain's `isAvailable`: whether a status is "in stock" or "coming soon".
 * @param column the status, such as `vehicle.status`
 */
export function hasAvailableStatus(column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${statuses})`;
}
