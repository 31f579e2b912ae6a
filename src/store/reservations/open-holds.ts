import { type Kysely, sql } from 'kysely';
import { openStates, type ReservationState } from '#domain/reservation/reservation.ts';
import type { Schema } from '#store/database/schema.ts';

/** A reservation that requires action from the dealer or the shopper. */
export interface OpenHold {
  id: string;
  site_slug: string;
  /** The vehicle's slug. */
  slug: string;
  /** The vehicle's name. */
  vehicle: string;
  lead_id: string;
  shopper: { name: string; phone: string };
  state: ReservationState;
  amount_cents: number | null;
  /** Null for a paid reservation, which does not expire. */
  expires_at: string | null;
  created_at: string;
}

/**
 * Lists the platform's reservations that hold a vehicle, await the dealer's confirmation or await a refund, for its
 * operator; newest first.
 */
export async function openHolds(
  db: Kysely<Schema>,
  { siteSlug }: { siteSlug?: string | undefined },
): Promise<OpenHold[]> {
  const rows = await db
    .selectFrom('vehicle_hold')
    .innerJoin('vehicle', 'vehicle.id', 'vehicle_hold.vehicle_id')
    .innerJoin('lead', 'lead.id', 'vehicle_hold.lead_id')
    .select([
      'vehicle_hold.id',
      'vehicle_hold.site_slug',
      'vehicle.slug',
      sql<string>`vehicle.facts ->> 'name'`.as('vehicle'),
      'vehicle_hold.lead_id',
      sql<string>`concat_ws(' ', lead.fields ->> 'name', lead.fields ->> 'last_name')`.as('name'),
      sql<string>`lead.fields ->> 'phone'`.as('phone'),
      'vehicle_hold.state',
      'vehicle_hold.amount_cents',
      'vehicle_hold.expires_at',
      'vehicle_hold.created_at',
    ])
    .where('vehicle_hold.state', 'in', [...openStates, 'needs-refund'])
    .$if(siteSlug !== undefined, (query) =>
      query.where('vehicle_hold.site_slug', '=', siteSlug ?? ''),
    )
    .orderBy('vehicle_hold.created_at', 'desc')
    .execute();
  return rows.map(({ name, phone, ...hold }) => ({
    ...hold,
    shopper: { name: name.trim(), phone },
  }));
}
