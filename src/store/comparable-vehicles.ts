import { type Kysely, sql } from 'kysely';
import type { Comparable } from '#domain/market/market-vehicle.ts';
import { priceBeforeCharges } from '#domain/market/price-before-charges.ts';
import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import type { Schema } from './schema.ts';

/** Vehicles sold longer ago were asked for in another market. */
const SOLD_DAYS = 180;
/** The newest of a model; its market is well known from fewer. */
const MOST_VEHICLES = 2000;

/** The facts that a price is told from; their names are those of `VehicleFacts`. */
const facts = sql`
  price integer, offer_price integer, egc_price integer, price_basis text,
  year integer, km integer, vin text, badge text, series text, car_type text, simple_body text,
  simple_transmission text, simple_fuel text, simple_drive text, engine_size_litres double precision,
  seats integer, state text, show_on_dealer_website boolean`;

type ComparableRow = { [Fact in keyof VehicleFacts]?: VehicleFacts[Fact] | null } & { id: number };

/**
 * The vehicles of a make and model on the whole platform, whoever sells them, with their public asking prices: for
 * market values alone, which tell no dealership anything of another's vehicles one by one.
 */
export async function comparableVehicles(
  db: Kysely<Schema>,
  make: string,
  model: string,
): Promise<Comparable[]> {
  const { rows } = await sql<ComparableRow>`
    select newest.id, fact.*
    from (
      select id, facts from vehicle
      where lower(facts->>'make') = lower(${make}) and lower(facts->>'model') = lower(${model})
        and (sold_at is null or sold_at > now() - make_interval(days => ${SOLD_DAYS}))
      order by id desc
      limit ${MOST_VEHICLES}
    ) newest, jsonb_to_record(newest.facts) as fact(${facts})`.execute(db);
  return rows.flatMap((row) => comparableOf(row, make, model) ?? []);
}

function comparableOf(row: ComparableRow, make: string, model: string): Comparable | undefined {
  const known = Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null),
    // what the query selects is what it names, less what is unknown
  ) as Omit<Comparable, 'year'> & Pick<VehicleFacts, 'year' | 'show_on_dealer_website'>;
  const { year, show_on_dealer_website: isPublic } = known;
  const price = priceBeforeCharges(known);
  if (!isPublic || year === undefined || price === undefined) return undefined;
  return { ...known, make, model, year, price };
}
