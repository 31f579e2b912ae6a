import { type Kysely, sql } from 'kysely';
import type { Comparable } from '#domain/market/market-vehicle.ts';
import { priceBeforeCharges } from '#domain/market/price-before-charges.ts';
import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import { comparableFacts } from '#store/migrations/004-comparable-vehicles.ts';
import type { Schema } from '#store/database/schema.ts';

/** Vehicles sold longer ago were priced in a different market. */
const SOLD_DAYS = 180;
/** Limits how many of a model's newest vehicles are read; fewer are enough to value it. */
const MAX_VEHICLES = 1000;

type ComparableFact = (typeof comparableFacts)[number];
type KnownFacts = Pick<VehicleFacts, ComparableFact>;

/** Parsers for facts that are not text; the column's elements are. */
const parsers: { [Fact in ComparableFact]?: (text: string) => KnownFacts[Fact] } = {
  price: Number,
  offer_price: Number,
  egc_price: Number,
  year: Number,
  km: Number,
  engine_size_litres: Number,
  seats: Number,
  show_on_dealer_website: (text) => text === 'true',
};

/**
 * Lists the vehicles of a make and model over the whole platform, with their public asking prices. For market values
 * only: a dealership must not see another's vehicles one by one.
 */
export async function comparableVehicles(
  db: Kysely<Schema>,
  make: string,
  model: string,
): Promise<Comparable[]> {
  const { rows } = await sql<{ id: number; comparable_facts: (string | null)[] }>`
    select id, comparable_facts from vehicle
    where lower(facts->>'make') = lower(${make}) and lower(facts->>'model') = lower(${model})
      and (sold_at is null or sold_at > now() - make_interval(days => ${SOLD_DAYS}))
    order by id desc
    limit ${MAX_VEHICLES}`.execute(db);
  return rows.flatMap(({ id, comparable_facts: values }) => {
    const { year, show_on_dealer_website: isPublic, ...facts } = knownFacts(values);
    const price = priceBeforeCharges(facts);
    if (!isPublic || year === undefined || price === undefined) return [];
    return [{ ...facts, id, make, model, year, price }];
  });
}

function knownFacts(values: readonly (string | null)[]): KnownFacts {
  const known: Partial<Record<ComparableFact, unknown>> = {};
  for (const [at, fact] of comparableFacts.entries()) {
    const value = values[at] ?? undefined;
    if (value !== undefined) known[fact] = parsers[fact]?.(value) ?? value;
  }
  // the facts were validated field by field before they were stored
  return known as KnownFacts;
}
