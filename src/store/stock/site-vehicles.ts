import type { Kysely } from 'kysely';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import { vehicleColumns, vehicleFromRow } from './vehicle-row.ts';

/** The vehicles of one site's dealerships, including sold ones. It cannot read another site's vehicles. */
export class SiteVehicles {
  readonly #db: Kysely<Schema>;
  readonly #dealerships: string[];

  constructor(db: Kysely<Schema>, site: Site) {
    this.#db = db;
    this.#dealerships = site.settings.dealerships.map((dealership) => dealership.slug);
  }

  async bySlug(slug: string): Promise<Vehicle | undefined> {
    const row = await this.#select().where('slug', '=', slug).executeTakeFirst();
    return row && vehicleFromRow(row);
  }

  async byId(id: number): Promise<Vehicle | undefined> {
    const row = await this.#select().where('id', '=', id).executeTakeFirst();
    return row && vehicleFromRow(row);
  }

  async byIds(ids: readonly number[]): Promise<Vehicle[]> {
    if (ids.length === 0) return [];
    const rows = await this.#select().where('id', 'in', ids).execute();
    return rows.map(vehicleFromRow);
  }

  #select() {
    return this.#db
      .selectFrom('vehicle')
      .select(vehicleColumns)
      .where('dealership_slug', 'in', this.#dealerships);
  }
}
