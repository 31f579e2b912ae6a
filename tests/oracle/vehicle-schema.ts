import type { IndexSchema } from '#search/engine/search-index.ts';

/** The columns of a vehicle search, for tests and benchmarks with real listings. */
export const vehicleSchema: IndexSchema = {
  columns: {
    badge: 'keyword',
    status: 'keyword',
    car_type: 'keyword',
    categories: 'keywords',
    city: 'keyword',
    colour: 'keyword',
    dealership_name: 'keyword',
    filtered_features: 'keywords',
    item_type: 'keyword',
    km: 'number',
    location_name: 'keyword',
    make: 'keyword',
    make_model: 'keyword',
    model: 'keyword',
    price: 'number',
    subscription_price: 'number',
    price_range: 'keyword',
    seats: 'number',
    body: 'keyword',
    drive: 'keyword',
    fuel: 'keyword',
    transmission: 'keyword',
    state: 'keyword',
    tag: 'keyword',
    weekly_price_range: 'keyword',
    year: 'number',
    certified: 'boolean',
    created_at_timestamp: 'number',
  },
  text: {
    name: 10,
    make: 8,
    model: 8,
    badge: 6,
    body: 4,
    fuel: 3,
    transmission: 2,
    drive: 2,
    colour: 3,
    city: 2,
    dealership_name: 2,
  },
  synonyms: [
    ['ev', 'electric'],
    ['auto', 'automatic'],
    ['4x4', '4wd'],
    ['ute', 'utility'],
  ],
};

/** Attributes with bounds instead of counted values. */
export const vehicleStats = ['km', 'price', 'subscription_price', 'created_at_timestamp'];

export const vehicleFacets = Object.keys(vehicleSchema.columns).filter(
  (name) => !vehicleStats.includes(name),
);
