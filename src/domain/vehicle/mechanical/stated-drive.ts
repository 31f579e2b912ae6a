import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import { simpleDrive } from '#domain/vehicle/spelling/simple-drive.ts';

/** Words of a badge that state a drive; "front" and "rear" may be about airbags. */
const driveNames =
  /\b(?:4x4|4wd|awd|all-?wheel drive|quattro|4matic|x-?drive|s-?drive|4motion|all4|fwd|rwd)\b/gi;

/**
 * The drive from the feed, otherwise from the badge: many feeds say "Other" beside a badge that says `(awd)`. Undefined
 * if neither states it.
 */
export function statedDrive({
  simple_drive: simple,
  drive,
  badge = '',
}: Pick<VehicleFacts, 'simple_drive' | 'drive' | 'badge'>): string | undefined {
  if (simple !== undefined) return simple;
  const inBadge = simpleDrive((badge.match(driveNames) ?? []).join(' ').toLowerCase());
  return inBadge ?? (drive === '' ? undefined : drive);
}
