import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';

/** Engines of cars, utes and trucks, in litres: smaller and larger numbers in a badge mean something else. */
const MIN_LITRES = 0.6;
const MAX_LITRES = 8.4;

/**
 * The engine's capacity in litres with one decimal, from the feed or the badge: `XLT 3.2 (4X4)`, `2.5i`. Undefined if
 * neither states it.
 */
export function engineLitresOf({
  engine_size_litres: given,
  engine_size = '',
  badge = '',
}: Pick<VehicleFacts, 'engine_size_litres' | 'engine_size' | 'badge'>): number | undefined {
  if (given !== undefined) return rounded(given);
  const stated =
    /(\d+(?:\.\d+)?) ?l(?:itres?|tr)?\b/i.exec(engine_size)?.[1] ??
    /(?:^|[\s(])(\d\.\d)(?=$|[\s)a-z])/i.exec(badge)?.[1];
  const litres = Number(stated);
  return litres >= MIN_LITRES && litres <= MAX_LITRES ? rounded(litres) : undefined;
}

function rounded(litres: number): number {
  return Math.round(litres * 10) / 10;
}
