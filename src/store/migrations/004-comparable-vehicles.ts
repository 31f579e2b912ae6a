import { type Kysely, sql } from 'kysely';

/** The facts that determine a vehicle's price, in the order of the column's elements. */
export const comparableFacts = [
  'price',
  'offer_price',
  'egc_price',
  'price_basis',
  'show_on_dealer_website',
  'car_type',
  'year',
  'km',
  'vin',
  'badge',
  'series',
  'simple_body',
  'simple_transmission',
  'simple_fuel',
  'simple_drive',
  'engine_size_litres',
  'seats',
  'state',
] as const;

/**
 * Adds a generated column with the facts that determine a price. Market values read a model's vehicles by the hundred,
 * and most of that time would go into unpacking their documents.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const elements = sql.join(comparableFacts.map((fact) => sql`facts->>${sql.lit(fact)}`));
  await sql`
    alter table vehicle add column comparable_facts text[]
      generated always as (array[${elements}]) stored`.execute(db);
  // answers "the newest of this make and model" without a sort
  await sql`
    create index vehicle_model on vehicle (lower(facts->>'make'), lower(facts->>'model'), id desc)`.execute(
    db,
  );
}
