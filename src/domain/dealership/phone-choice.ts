import type { CarType } from '#domain/vehicle/vehicle.ts';

export interface PhoneSettings {
  override?: string | undefined;
  by_car_type: boolean;
  new?: string | undefined;
  used?: string | undefined;
  demo?: string | undefined;
}

/**
 * Picks the number to call about a vehicle: the override; the number for the car type if `by_car_type` is on (demo
 * falls back to new); the new-car or used-car number; the location's. Returns undefined if none is set, which the
 * caller logs.
 * Source: specification 1, section 6; 2, section 4, "Phone number for the call button".
 */
export function phoneChoice(
  carType: CarType,
  phones: PhoneSettings,
  locationPhone: string | undefined,
): string | undefined {
  const byCarType = carType === 'demo' ? (phones.demo ?? phones.new) : phones[carType];
  return (
    phones.override ??
    (phones.by_car_type ? byCarType : undefined) ??
    (carType === 'used' ? phones.used : phones.new) ??
    locationPhone
  );
}
