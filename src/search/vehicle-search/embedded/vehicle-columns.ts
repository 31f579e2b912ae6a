import { isFinanceEligible } from '#domain/finance/finance-eligible.ts';
import { searchedPrice } from '#domain/price/price-display.ts';
import { isAvailable, isInStock } from '#domain/vehicle/availability.ts';
import { facets, indexedFacets } from '#domain/vehicle/facets.ts';
import { bodyStylesOf } from '#domain/vehicle/mechanical/body-styles-of.ts';
import { cabOf } from '#domain/vehicle/mechanical/cab-of.ts';
import { cylindersOf } from '#domain/vehicle/mechanical/cylinders-of.ts';
import { engineLitresOf } from '#domain/vehicle/mechanical/engine-litres-of.ts';
import { gearsOf } from '#domain/vehicle/mechanical/gears-of.ts';
import { generationsOf } from '#domain/vehicle/mechanical/generations-of.ts';
import { isPlugInHybrid } from '#domain/vehicle/mechanical/is-plug-in-hybrid.ts';
import { isTurbo } from '#domain/vehicle/mechanical/is-turbo.ts';
import { statedDrive } from '#domain/vehicle/mechanical/stated-drive.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { ColumnKind } from '#search/engine/columns.ts';
import type { CellValue } from '#search/engine/keywords/keyword-column.ts';
import type { IndexSchema } from '#search/engine/search-index.ts';
import { financeKeys } from '#search/vehicle-search/repayment/finance-keys.ts';

/** The vehicle's columns in the index: the specification's facet attributes and what sites filter by. */
const columns = {
  ...columnsOfFacets(),
  custom_rank: 'number',
  featured_rank: 'number',
  finance: 'keywords',
  hidden_tier: 'number',
  photos_count: 'number',
  place: 'keyword',
  reserved: 'boolean',
  show_on_dealer_website: 'boolean',
  sold_at_timestamp: 'number',
  stocknum: 'keyword',
  vehicle_id: 'number',
  year_rank: 'number',
} satisfies Record<string, ColumnKind>;

/** The searched texts and their weights. */
const text = {
  make: 6,
  model: 6,
  stocknum: 6,
  badge: 4,
  series: 3,
  name: 3,
  body: 3,
  fuel: 2,
  transmission: 2,
  drive: 2,
  colour: 2,
  filtered_features: 1,
  city: 1,
  state: 1,
  location_name: 1,
  car_type: 1,
  year: 2,
};

export const vehicleSchema: IndexSchema = { columns, text, minPrefix: { stocknum: 4 } };

/** A row with a value, or `undefined`, for every column and text of the schema, so that none can be forgotten. */
export type VehicleRow = Record<keyof typeof columns | keyof typeof text, CellValue>;

function columnsOfFacets(): Record<(typeof indexedFacets)[number], ColumnKind> {
  const columns = indexedFacets.map((name) => [name, facets[name].column] as const);
  // there is one column for each name
  return Object.fromEntries(columns) as Record<(typeof indexedFacets)[number], ColumnKind>;
}

/**
 * Converts a vehicle to a row of the index. Timestamps are in seconds since 1970.
 * @param place the vehicle's location as a `placeKey`
 */
export function vehicleRow(vehicle: Vehicle, dealershipName: string, place?: string): VehicleRow {
  const price = searchedPrice(vehicle);
  return {
    aggregate_trailer_mass: vehicle.aggregate_trailer_mass,
    axle_type: known(vehicle.axle_type),
    badge: known(vehicle.badge),
    body_length: vehicle.body_length,
    body: known(vehicle.simple_body ?? vehicle.body),
    car_type: vehicle.car_type,
    categories: vehicle.categories,
    certified: vehicle.certified ?? false,
    city: known(vehicle.city),
    colour: known(vehicle.colour),
    created_at_timestamp: seconds(vehicle.created_at),
    custom_rank: customRank(vehicle),
    dealership_name: dealershipName,
    dealership_slug: vehicle.dealership_slug,
    body_style: bodyStylesOf(vehicle),
    cab: cabOf(vehicle),
    cylinders: cylindersOf(vehicle),
    doors: vehicle.doors,
    drive: statedDrive(vehicle),
    engine_litres: engineLitresOf(vehicle),
    featured_rank: ranked(customRank(vehicle), vehicle.created_at),
    filtered_features: vehicle.filtered_features,
    finance: financeKeys(vehicle),
    finance_eligible: isFinanceEligible(vehicle),
    fuel: known(vehicle.simple_fuel ?? vehicle.fuel),
    gears: gearsOf(vehicle),
    generation: generationsOf(vehicle),
    hidden_tier: vehicle.hidden_tier,
    induction: isTurbo(vehicle) ? 'turbo' : undefined,
    item_type: vehicle.item_type,
    km: vehicle.km,
    location_name: known(vehicle.location_name),
    make: vehicle.make,
    make_model: `${vehicle.make} ${vehicle.model}`,
    model: vehicle.model,
    name: vehicle.name,
    photos_count: vehicle.photos_count ?? vehicle.images?.length,
    place,
    plug_in: isPlugInHybrid(vehicle),
    price,
    price_range: price === undefined ? undefined : priceRange(price),
    reserved: vehicle.reserved ?? false,
    seats: vehicle.seats,
    series: known(vehicle.series),
    show_on_dealer_website: vehicle.show_on_dealer_website,
    sleeps: vehicle.sleeps,
    sold_at_timestamp: vehicle.sold_date_timestamp
      ? seconds(vehicle.sold_date_timestamp)
      : undefined,
    state: known(vehicle.state),
    status: vehicle.status,
    stocknum: known(vehicle.stocknum),
    subscription_price: vehicle.subscription_price,
    tag: known(vehicle.tag),
    tare_weight: vehicle.tare_weight,
    transmission: known(vehicle.simple_transmission ?? vehicle.trans),
    vehicle_id: vehicle.id,
    weekly_price_range: vehicle.subscription_price
      ? weeklyPriceRange(vehicle.subscription_price)
      : undefined,
    year: vehicle.year,
    year_rank: ranked(vehicle.year ?? 0, vehicle.created_at),
  };
}

/** The rank for the default order: available vehicles and those with pictures come first. */
function customRank(vehicle: Vehicle): number {
  const photos = vehicle.photos_count ?? vehicle.images?.length ?? 0;
  return (
    (isAvailable(vehicle) ? 1000 : 0) +
    (isInStock(vehicle) ? 500 : 0) +
    (vehicle.reserved ? -250 : 0) +
    (photos > 0 ? 100 : 0) +
    Math.min(photos, 20)
  );
}

/**
 * Combines a rank with the age, newest first, in one number. There are few ranks, and sorting thousands of equal ones
 * by a second column would take fifty times as long.
 */
function ranked(rank: number, created_at: string): number {
  return rank * 2 ** 32 + seconds(created_at);
}

const PRICE_STEP = 10_000;
const WEEKLY_STEP = 50;

function priceRange(price: number): string {
  const from = Math.floor(price / PRICE_STEP) * PRICE_STEP;
  return `${from}-${from + PRICE_STEP - 1}`;
}

function weeklyPriceRange(weekly: number): string {
  const from = Math.floor(weekly / WEEKLY_STEP) * WEEKLY_STEP;
  return `${from}-${from + WEEKLY_STEP - 1}`;
}

function seconds(instant: string): number {
  return Math.floor(Date.parse(instant) / 1000);
}

function known(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}
