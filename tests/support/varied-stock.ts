import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { seededRandom } from './seeded-random.ts';
import { someVehicle } from './vehicles.ts';

const models = [
  ['Toyota', 'Corolla', 'Hatch'],
  ['Toyota', 'HiLux', 'Ute'],
  ['Mazda', 'CX-5', 'SUV'],
  ['Kia', 'Sportage', 'SUV'],
  ['Citroën', 'C3', 'Hatch'],
  ['Land Rover', 'Defender', 'SUV'],
] as const;
const features = ['Bluetooth', 'Alloy Wheels', 'Sunroof', 'Tow Bar', 'Heated Seats'];

/**
 * Generates `count` vehicles of a dealership, always the same: few makes, many equal prices and some missing fields, so
 * that ties and gaps occur.
 */
export function variedStock(count: number, dealership: string, firstId = 1): Vehicle[] {
  const random = seededRandom(firstId);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  return Array.from({ length: count }, (_, at) => {
    const [make, model, body] = pick(models);
    const year = 2012 + Math.floor(random() * 12);
    const id = firstId + at;
    const price = random() < 0.15 ? undefined : 5000 + 2500 * Math.floor(random() * 20);
    const {
      price: _usual,
      km: _km,
      badge: _badge,
      ...vehicle
    } = someVehicle({
      id,
      slug: `v-${id}`,
      dealership_slug: dealership,
      stocknum: `S${id}`,
      name: `${year} ${make} ${model}`,
      year,
      make,
      model,
      body,
      fuel: pick(['Petrol', 'Diesel', 'Electric', 'Hybrid']),
      trans: pick(['Automatic', 'Manual']),
      drive: pick(['FWD', 'AWD']),
      colour: pick(['White', 'Black', 'Red']),
      car_type: pick(['used', 'new', 'demo']),
      status: random() < 0.1 ? 'coming_soon' : 'in_stock',
      seats: pick([5, 7]),
      certified: random() < 0.3,
      filtered_features: features.filter(() => random() < 0.4),
      city: pick(['Parramatta', 'Penrith']),
      state: 'NSW',
      created_at: new Date(Date.UTC(2026, 0, 1 + (id % 40))).toISOString(),
      updated_at: '2026-02-20T00:00:00.000Z',
    });
    return {
      ...vehicle,
      ...(price !== undefined && { price }),
      ...(random() < 0.9 && { km: 1000 * Math.floor(random() * 150) }),
      ...(random() < 0.7 && { badge: pick(['Ascent', 'GT', 'SR5']) }),
    };
  });
}
