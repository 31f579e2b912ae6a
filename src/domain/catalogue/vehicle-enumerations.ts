import type { BodySlug } from '#domain/vehicle/spelling/simple-body.ts';
import type { VehicleKind } from '#domain/vehicle/vehicle.ts';
import type { Listing } from './listing.ts';

// Meta introduced these values, and TikTok's catalogue repeats all but petrol, which it calls gasoline

const bodyStyles: Readonly<Partial<Record<BodySlug, string>>> = {
  convertible: 'CONVERTIBLE',
  softtop: 'CONVERTIBLE',
  coupe: 'COUPE',
  hatch: 'HATCHBACK',
  hatchback: 'HATCHBACK',
  peopleMover: 'MINIVAN',
  ute: 'TRUCK',
  cabChassis: 'TRUCK',
  lightTruck: 'TRUCK',
  suv: 'SUV',
  '4x4': 'SUV',
  sedan: 'SEDAN',
  van: 'VAN',
  wagon: 'WAGON',
  stationWagon: 'WAGON',
};

export const bodyStyleValues = [...new Set(Object.values(bodyStyles)), 'OTHER'];

/** Caravans, motorcycles, and cars without a body shape in the feed are `OTHER`. */
export function bodyStyle({ vehicle }: Listing): string {
  if (vehicle.item_type !== 'car' && vehicle.item_type !== 'truck') return 'OTHER';
  // our own spelling of the feed's words
  return bodyStyles[vehicle.simple_body as BodySlug] ?? 'OTHER';
}

const drivetrains: Readonly<Record<string, string>> = {
  '4WD': '4X4',
  AWD: 'AWD',
  FWD: 'FWD',
  RWD: 'RWD',
};

export const drivetrainValues = Object.values(drivetrains);

export function drivetrain({ vehicle }: Listing): string | undefined {
  return drivetrains[vehicle.simple_drive ?? ''];
}

const transmissions: Readonly<Record<string, string>> = {
  Automatic: 'AUTOMATIC',
  Manual: 'MANUAL',
};

export const transmissionValues = Object.values(transmissions);

export function transmission({ vehicle }: Listing): string | undefined {
  return transmissions[vehicle.simple_transmission ?? ''];
}

const fuelTypes: Readonly<Record<string, string>> = {
  Petrol: 'PETROL',
  Diesel: 'DIESEL',
  Hybrid: 'HYBRID',
  Electric: 'ELECTRIC',
  LPG: 'OTHER',
  Hydrogen: 'OTHER',
};

export const fuelTypeValues = [...new Set(Object.values(fuelTypes))];

export function fuelType({ vehicle }: Listing): string | undefined {
  return fuelTypes[vehicle.simple_fuel ?? ''];
}

const vehicleTypes: Readonly<Record<VehicleKind, string>> = {
  car: 'CAR_TRUCK',
  truck: 'COMMERCIAL',
  motorcycle: 'MOTORCYCLE',
  caravan: 'RV_CAMPER',
};

export const vehicleTypeValues = Object.values(vehicleTypes);

export function vehicleType({ vehicle }: Listing): string {
  return vehicleTypes[vehicle.item_type];
}

export const stateValues = ['NEW', 'USED', 'CPO'];

/** A demonstrator has been registered, so it is used. */
export function stateOfVehicle({ vehicle, is_manufacturer_certified }: Listing): string {
  if (vehicle.car_type === 'new') return 'NEW';
  return is_manufacturer_certified ? 'CPO' : 'USED';
}

/** Whole kilometres. A new vehicle may have no reading yet, and a caravan has no odometer. */
export function mileage({ vehicle: { km, car_type, item_type } }: Listing): string | undefined {
  const hasNone = car_type === 'new' || item_type === 'caravan';
  const driven = km ?? (hasNone ? 0 : undefined);
  return driven === undefined ? undefined : String(Math.round(driven));
}
