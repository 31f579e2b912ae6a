import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { someFacts } from '#tests/support/vehicles.ts';
import { comparableVehicles } from './comparable-vehicles.ts';
import type { Database } from '#store/database/database.ts';

onEveryDatabase('the comparable vehicles of a model', (database) => {
  let vehicles = 0;

  /** @returns the vehicle's id */
  async function keep(facts: Partial<VehicleFacts>, soldDaysAgo?: number): Promise<number> {
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

  it('are those of every dealership, the newest first, however make and model are written', async () => {
    const first = await keep({ make: 'Kia', model: 'Rio' });
    const second = await keep({ make: 'Kia', model: 'RIO' });
    await keep({ make: 'Kia', model: 'Picanto' });
    await keep({ make: 'Mazda', model: 'Rio' });
    expect(await idsOf('KIA', 'rio')).toEqual([second, first]);
    expect(await idsOf('Kia', 'Niro')).toEqual([]);
  });

  it('carry what a price is told from, and nothing that is unknown', async () => {
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
    const id = await keep({ ...facts, offer_price: 18_990 });
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

  it('are in the market, or were sold within half a year', async () => {
    const make = 'Ford';
    const here = await keep({ make, model: 'Puma' });
    const justSold = await keep({ make, model: 'Puma' }, 170);
    await keep({ make, model: 'Puma' }, 190);
    expect(await idsOf('Ford', 'Puma')).toEqual([justSold, here]);
  });

  it('have a price that is public and comparable', async () => {
    const model = { make: 'Fiat', model: '500' };
    await keep({ ...model, price: 1 });
    await keep({ ...model, show_on_dealer_website: false });
    await keep({ ...model, price: 22_000, price_basis: 'drive_away' });
    const driveAway = await keep({
      ...model,
      price: 22_000,
      price_basis: 'drive_away',
      egc_price: 20_000,
    });
    const known = await comparableVehicles(database().db, 'Fiat', '500');
    expect(known.map(({ id, price }) => [id, price])).toEqual([[driveAway, 20_000]]);
  });

  it('are found by an index, not by reading the stock', async () => {
    const { db } = database();
    const plan = await db.transaction().execute(async (trx) => {
      // a small table is read whole unless that is forbidden
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
