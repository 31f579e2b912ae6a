import type { CarType, VehicleFacts } from '#domain/vehicle/vehicle.ts';
import type { Draw } from './draw.ts';

interface Standing extends Pick<
  VehicleFacts,
  'tag' | 'reserved' | 'certified' | 'categories' | 'checkout_enabled'
> {
  status: string;
  created_at: string;
  sold_date_timestamp?: string;
}

const dayMilliseconds = 86_400_000;

const tagsOf: Record<CarType, readonly string[]> = {
  used: ['Great Value', 'Weekend Special', 'Price Drop', 'Manager’s Special', 'Test Drive Only'],
  demo: ['Demo Clearance', 'Test Drive Only'],
  new: ['Run-out', 'Bonus Accessories', 'Ready to Drive'],
};

const categories = ['Family', 'First Car', 'Work', 'Towing', 'Weekend', 'City', 'Off-Road'];

/** The vehicle's status and dates, in days before `today`. */
export function standing(carType: CarType, today: Date, draw: Draw): Standing {
  const before = (days: number) => new Date(today.getTime() - days * dayMilliseconds).toISOString();
  // one in seven arrived this week; the rest become fewer over half a year
  const daysHere = draw.chance(0.14) ? draw.between(0.2, 7.5) : 8 + 160 * draw.unit() ** 1.7;
  const status = draw.weighted([
    ['in_stock', 92],
    ['coming_soon', carType === 'new' ? 7 : 4],
    ['sold', 4],
  ]);
  const daysSold = Math.min(
    daysHere * 0.9,
    draw.chance(0.7) ? draw.between(0.1, 2.7) : draw.between(4, 25),
  );
  return {
    status,
    created_at: before(daysHere),
    ...(status === 'sold' && { sold_date_timestamp: before(daysSold) }),
    ...(status === 'in_stock' && draw.chance(0.03) && { reserved: true }),
    ...(draw.chance(0.09) && { tag: draw.pick(tagsOf[carType]) }),
    ...(carType === 'used' && draw.chance(0.12) && { certified: true }),
    ...(draw.chance(0.4) && { categories: draw.some(categories, draw.whole(1, 2)) }),
    checkout_enabled: draw.chance(0.8),
  };
}
