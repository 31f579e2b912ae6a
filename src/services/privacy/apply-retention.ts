import type { Kysely } from 'kysely';
import type { Site } from '#site/site.ts';
import {
  deleteOldEvents,
  deleteOldReservations,
  eraseLeads,
  leadsToErase,
} from '#store/leads/erase-leads.ts';
import type { Schema } from '#store/database/schema.ts';

export interface DeletedData {
  erasedLeads: number;
  deletedEvents: number;
  deletedReservations: number;
}

/** Of whose data, and how many days it is stored; null stores it without a limit. */
export interface RetainedSite {
  slug: string;
  settings: {
    retention: Pick<
      Site['settings']['retention'],
      'leads_days' | 'events_days' | 'reservations_days'
    >;
  };
}

/** Erases or deletes a site's data that is older than its retention settings allow. */
export async function applyRetention(
  db: Kysely<Schema>,
  { slug, settings }: RetainedSite,
): Promise<DeletedData> {
  const { leads_days, events_days, reservations_days } = settings.retention;
  let erasedLeads = 0;
  if (leads_days !== null) {
    let ids = await leadsToErase(db, slug, leads_days);
    while (ids.length > 0) {
      const page = ids;
      await db.transaction().execute((trx) => eraseLeads(trx, page));
      erasedLeads += page.length;
      ids = await leadsToErase(db, slug, leads_days);
    }
  }
  return {
    erasedLeads,
    deletedEvents: events_days === null ? 0 : await deleteOldEvents(db, slug, events_days),
    deletedReservations:
      reservations_days === null ? 0 : await deleteOldReservations(db, slug, reservations_days),
  };
}
