import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { someFacts } from '#tests/support/vehicles.ts';
import { comparableVehicles } from './comparable-vehicles.ts';
import type { Database } from '#store/database/database.ts';

onEveryDatabase('comparable vehicles', (database) => {
  let vehicles = 0;

  /** @returns the vehicle's id */
  async function store(facts: Partial<VehicleFacts>, soldDaysAgo?: number): Promise<number> {
    vehicles += 1;
    const { db }: Database = database();
    const { id } = await db
      .insertInto('vehicle')
      .values({
        dealership_slug: `yard-${vehicles}`,
        identity: `U${vehicles}`,
        slug: `v-${vehicles}`,
        status: soldDaysAgo === undefined ? 'in_stock' : 'sold',
        facts: JSON.stringify(someFacts(facts)),
        created_at: new Date(),
        updated_at: new Date(),
        sold_at: soldDaysAgo === undefined ? null : new Date(Date.now() - soldDaysAgo * 86_400_000),
        version: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  const idsOf = async (make: string, model: string) =>
    (await comparableVehicles(database().db, make, model)).map(({ id }) => id);

  it('lists vehicles of every dealership, newest first, whatever the case of make and model', async () => {
    const first = await store({ make: 'Kia', model: 'Rio' });
    const second = await store({ make: 'Kia', model: 'RIO' });
    await store({ make: 'Kia', model: 'Picanto' });
    await store({ make: 'Mazda', model: 'Rio' });
    expect(await idsOf('KIA', 'rio')).toEqual([second, first]);
    expect(await idsOf('Kia', 'Niro')).toEqual([]);
  });

  it('includes the facts that determine a price, without unknown ones', async () => {
    const {
      badge: _badge,
      km: _km,
      ...facts
    } = someFacts({
      make: 'Audi',
      model: 'A3',
      vin: 'WAUZZZ8V1KA000001',
      simple_fuel: 'Petrol',
      engine_size_litres: 1.4,
      dealercomments: 'One owner',
    });
    const id = await store({ ...facts, offer_price: 18_990 });
    const [audi] = await comparableVehicles(database().db, 'Audi', 'A3');
    expect(audi).toMatchObject({
      id,
      make: 'Audi',
      model: 'A3',
      year: 2019,
      km: 45_000,
      badge: 'Ascent',
      vin: 'WAUZZZ8V1KA000001',
      simple_fuel: 'Petrol',
      engine_size_litres: 1.4,
      car_type: 'used',
      price: 18_990,
    });
    expect(audi).not.toHaveProperty('series');
    expect(audi).not.toHaveProperty('dealercomments');
  });

  it('lists vehicles that are for sale or were sold within 180 days', async () => {
    const make = 'Ford';
    const here = await store({ make, model: 'Puma' });
    const justSold = await store({ make, model: 'Puma' }, 170);
    await store({ make, model: 'Puma' }, 190);
    expect(await idsOf('Ford', 'Puma')).toEqual([justSold, here]);
  });

  it('lists only public, comparable prices', async () => {
    const model = { make: 'Fiat', model: '500' };
    await store({ ...model, price: 1 });
    await store({ ...model, show_on_dealer_website: false });
    await store({ ...model, price: 22_000, price_basis: 'drive_away' });
    const driveAway = await store({
      ...model,
      price: 22_000,
      price_basis: 'drive_away',
      egc_price: 20_000,
    });
    const known = await comparableVehicles(database().db, 'Fiat', '500');
    expect(known.map(({ id, price }) => [id, price])).toEqual([[driveAway, 20_000]]);
  });

  it('uses an index', async () => {
    const { db } = database();
    const plan = await db.transaction().execute(async (trx) => {
      // the planner prefers to scan a small table
      await sql`set local enable_seqscan = off`.execute(trx);
      return sql<Record<string, string>>`
        explain select id from vehicle
        where lower(facts->>'make') = 'kia' and lower(facts->>'model') = 'rio'
        order by id desc limit 10`.execute(trx);
    });
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('vehicle_model');
    expect(text).not.toContain('Sort');
  });
});
