import type { DemoVehicle } from './demo-vehicle.ts';

/**
 * Vehicles that show what a page must cope with, by their place in the yard's stock: each becomes what its row says,
 * whatever it was before.
 */
export const notableVehicles: Readonly<
  Record<string, Readonly<Record<number, (vehicle: DemoVehicle, today: Date) => DemoVehicle>>>
> = {
  'banksia-motors': {
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
    2: preorder,
    5: preorder,
    8: (vehicle) => ({ ...inStock(vehicle), tag: 'Test Drive Only' }),
  },
  'kestrel-kia': { 4: preorder },
  'kestrel-used': {
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
    2: (vehicle) => onSubscription(vehicle, 199),
    6: (vehicle) => onSubscription(vehicle, 229),
    9: (vehicle, today) => soldDaysAgo(vehicle, today, 1),
    14: (vehicle) => withPictures(inStock(vehicle), 0),
  },
};

function inStock({ sold_date_timestamp: _, ...vehicle }: DemoVehicle): DemoVehicle {
  return { ...vehicle, status: 'in_stock' };
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
  return {
    ...inStock(vehicle),
    badge,
    name: `${vehicle.year ?? ''} ${vehicle.make} ${vehicle.model} ${badge}`.trim(),
  };
}

function withPictures(vehicle: DemoVehicle, count: number): DemoVehicle {
  const {
    images = [],
    spin_images: _,
    spin_interior_image: __,
    hotspots: ___,
    ...others
  } = vehicle;
  return { ...others, ...(count > 0 && { images: images.slice(0, count) }), photos_count: count };
}

function withoutComments({ dealercomments: _, ...vehicle }: DemoVehicle): DemoVehicle {
  return vehicle;
}

function withoutPrice(vehicle: DemoVehicle): DemoVehicle {
  const {
    price: _,
    price_type: __,
    price_basis: ___,
    egc_price: _4,
    drive_away_price: _5,
    ...rest
  } = inStock(vehicle);
  const { before_price: _6, offer_price: _7, ...others } = rest;
  return others;
}

/** Ordered before it has a price. */
function preorder(vehicle: DemoVehicle): DemoVehicle {
  return { ...withoutPrice(vehicle), status: 'coming_soon', preorder: true };
}

function onSubscription(vehicle: DemoVehicle, dollarsAWeek: number): DemoVehicle {
  return { ...inStock(vehicle), subscription_price: dollarsAWeek, price_type: '/week' };
}
