import type { Kysely } from 'kysely';
import type { ReservationState } from '#domain/reservation/reservation.ts';
import type { Schema } from './schema.ts';

/** A reservation that somebody has still to do something about. */
export interface OpenHold {
  id: string;
  site_slug: string;
  /** Of the vehicle. */
  slug: string;
  state: ReservationState;
  amount_cents: number | null;
  expires_at: string | null;
  created_at: string;
}

/** The platform's reservations that hold a vehicle or leave money to be returned, for its operator; newest first. */
export function openHolds(
  db: Kysely<Schema>,
  { siteSlug }: { siteSlug?: string | undefined },
): Promise<OpenHold[]> {
  return db
    .selectFrom('vehicle_hold')
    .innerJoin('vehicle', 'vehicle.id', 'vehicle_hold.vehicle_id')
    .select([
      'vehicle_hold.id',
      'vehicle_hold.site_slug',
      'vehicle.slug',
      'vehicle_hold.state',
      'vehicle_hold.amount_cents',
      'vehicle_hold.expires_at',
      'vehicle_hold.created_at',
    ])
    .where('vehicle_hold.state', 'in', ['paying', 'held', 'paid', 'needs-refund'])
    .$if(siteSlug !== undefined, (query) =>
      query.where('vehicle_hold.site_slug', '=', siteSlug ?? ''),
    )
    .orderBy('vehicle_hold.created_at', 'desc')
    .execute();
}
