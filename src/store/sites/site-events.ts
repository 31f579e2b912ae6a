import type { Kysely } from 'kysely';
import type { AnalyticsEvent } from '#domain/analytics/analytics-events.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';

export type SiteEvent = 'phone-reveal' | AnalyticsEvent;

export interface NewSiteEvent {
  site_slug: string;
  event: SiteEvent;
  vehicle_id: number | null;
  at: Date;
}

/** Rows per statement, because a database limits the number of parameters. */
const BATCH_SIZE = 1000;

/** Adds events of any sites. */
export async function addSiteEvents(
  db: Kysely<Schema>,
  events: readonly NewSiteEvent[],
): Promise<void> {
  for (let from = 0; from < events.length; from += BATCH_SIZE) {
    await db
      .insertInto('site_event')
      .values(events.slice(from, from + BATCH_SIZE))
      .execute();
  }
}

/** The events of one site. */
export class SiteEvents {
  readonly #db: Kysely<Schema>;
  readonly #site: string;

  constructor(db: Kysely<Schema>, site: Site) {
    this.#db = db;
    this.#site = site.slug;
  }

  async record(
    event: SiteEvent,
    vehicle: Pick<Vehicle, 'id' | 'dealership_slug'> | undefined,
  ): Promise<void> {
    await this.#db
      .insertInto('site_event')
      .values({
        site_slug: this.#site,
        event,
        vehicle_id: vehicle?.id ?? null,
        dealership_slug: vehicle?.dealership_slug ?? null,
      })
      .execute();
  }
}
