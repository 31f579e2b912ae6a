import { vehicleName } from '#domain/vehicle/vehicle-name.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import { fullyPictured } from './fully-pictured.ts';
import { withoutFields } from './without-fields.ts';

/**
 * Vehicles that demonstrate what a page must handle, by their position in the yard's stock. Each is changed as its row
 * says, whatever it was before.
 */
export const notableVehicles: Readonly<
  Record<string, Readonly<Record<number, (vehicle: DemoVehicle, today: Date) => DemoVehicle>>>
> = {
  'banksia-motors': {
    1: withEverything,
    3: withBadgeOf60Characters,
    6: (vehicle) => withPictures(inStock(vehicle), 0),
    9: (vehicle) => withPictures(inStock(vehicle), 1),
    12: (vehicle) => ({ ...inStock(vehicle), tag: 'Test Drive Only' }),
    15: (vehicle) => ({ ...inStock(vehicle), reserved: true }),
    18: withoutPrice,
    21: (vehicle, today) => soldDaysAgo(vehicle, today, 1),
    22: (vehicle, today) => soldDaysAgo(vehicle, today, 2),
    27: (vehicle) => ({ ...inStock(vehicle), show_on_dealer_website: false }),
    30: withoutComments,
  },
  'kestrel-toyota': {
    1: (vehicle) => fullyPictured(inStock(vehicle)),
    2: preorder,
    5: preorder,
    8: (vehicle) => ({ ...inStock(vehicle), tag: 'Test Drive Only' }),
  },
  'kestrel-kia': { 4: preorder },
  'kestrel-used': {
    2: withEverything,
    1: (vehicle) => ({ ...inStock(vehicle), certified: true }),
    4: (vehicle) => onSubscription(vehicle, 219),
    7: (vehicle) => onSubscription(vehicle, 245),
    10: (vehicle) => onSubscription(vehicle, 189),
    13: (vehicle) => onSubscription(vehicle, 279),
    16: (vehicle) => onSubscription(vehicle, 259),
    20: (vehicle) => withPictures(vehicle, 1),
  },
  'wandering-van-co': { 5: withoutPrice, 11: (vehicle) => withPictures(inStock(vehicle), 2) },
  'southern-cross-cars': {
    1: withEverything,
    2: (vehicle) => onSubscription(vehicle, 199),
    6: (vehicle) => onSubscription(vehicle, 229),
    9: (vehicle, today) => soldDaysAgo(vehicle, today, 1),
    14: (vehicle) => withPictures(inStock(vehicle), 0),
  },
};

function inStock(vehicle: DemoVehicle): DemoVehicle {
  return { ...withoutFields(vehicle, 'sold_date_timestamp'), status: 'in_stock' };
}

function withEverything(vehicle: DemoVehicle): DemoVehicle {
  return { ...fullyPictured(inStock(vehicle)), file: 'https://example.com/history-report/1' };
}

function soldDaysAgo(vehicle: DemoVehicle, today: Date, days: number): DemoVehicle {
  const sold = new Date(today.getTime() - days * 86_400_000);
  const arrived = new Date(
    Math.min(Date.parse(vehicle.created_at), sold.getTime() - 20 * 86_400_000),
  );
  return {
    ...vehicle,
    status: 'sold',
    sold_date_timestamp: sold.toISOString(),
    created_at: arrived.toISOString(),
  };
}

function withBadgeOf60Characters(vehicle: DemoVehicle): DemoVehicle {
  const badge = 'XR Titanium Edition Sport Pack 4x4 Dual Range Auto Long Body';
  return { ...inStock(vehicle), badge, name: vehicleName({ ...vehicle, badge }) };
}

function withPictures(vehicle: DemoVehicle, count: number): DemoVehicle {
  const images = vehicle.images?.slice(0, count) ?? [];
  const others = withoutFields(vehicle, 'images', 'spin_images', 'spin_interior_image', 'hotspots');
  return { ...others, ...(images.length > 0 && { images }), photos_count: images.length };
}

function withoutComments(vehicle: DemoVehicle): DemoVehicle {
  return withoutFields(vehicle, 'dealercomments');
}

function withoutPrice(vehicle: DemoVehicle): DemoVehicle {
  return withoutFields(
    inStock(vehicle),
    'price',
    'price_type',
    'price_basis',
    'egc_price',
    'drive_away_price',
    'before_price',
    'offer_price',
    // a repayment requires a price
    'finance_lenders',
  );
}

/** Can be ordered before its price is known. */
function preorder(vehicle: DemoVehicle): DemoVehicle {
  return { ...withoutPrice(vehicle), status: 'coming_soon', preorder: true };
}

function onSubscription(vehicle: DemoVehicle, dollarsAWeek: number): DemoVehicle {
  return { ...inStock(vehicle), subscription_price: dollarsAWeek, price_type: '/week' };
}
