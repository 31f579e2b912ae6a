import type { Vehicle, VehicleFacts } from '#domain/vehicle/vehicle.ts';

/** The facts of an ordinary used car; tests override only the fields they are about. */
export function someFacts(facts: Partial<VehicleFacts> = {}): VehicleFacts {
  return {
    stocknum: 'U100',
    name: '2019 Toyota Corolla Ascent',
    year: 2019,
    make: 'Toyota',
    model: 'Corolla',
    badge: 'Ascent',
    item_type: 'car',
    car_type: 'used',
    show_on_dealer_website: true,
    price: 19_990,
    km: 45_000,
    ...facts,
  };
}

export function someVehicle(vehicle: Partial<Vehicle> = {}): Vehicle {
  const { id = 1, slug = '2019-toyota-corolla-ascent-1', ...others } = vehicle;
  return {
    ...someFacts(),
    id,
    slug,
    dealership_slug: 'yard',
    status: 'in_stock',
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    ...others,
  };
}
