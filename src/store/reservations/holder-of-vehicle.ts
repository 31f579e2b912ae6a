import { type Kysely, sql } from 'kysely';
import type { LeadFields } from '#domain/lead/lead-fields.ts';
import { liveStates, type Reservation } from '#domain/reservation/reservation.ts';
import type { Schema } from '#store/database/schema.ts';
import { reservationFromRow } from './hold-rows.ts';

/** The shopper who holds a vehicle. */
export interface VehicleHolder {
  reservation: Reservation;
  contact: Pick<LeadFields, 'email' | 'phone'>;
  /** Null if the shopper was not signed in. */
  visitor_id: string | null;
}

/** Finds the holder of a vehicle; undefined if it is free. */
export async function holderOfVehicle(
  db: Kysely<Schema>,
  vehicleId: number,
): Promise<VehicleHolder | undefined> {
  const row = await db
    .selectFrom('vehicle_hold')
    .innerJoin('lead', 'lead.id', 'vehicle_hold.lead_id')
    .selectAll('vehicle_hold')
    .select('lead.visitor_id')
    .select(sql<string | null>`lead.fields ->> 'email'`.as('email'))
    .select(sql<string | null>`lead.fields ->> 'phone'`.as('phone'))
    .where('vehicle_hold.vehicle_id', '=', vehicleId)
    .where('vehicle_hold.state', 'in', liveStates)
    .executeTakeFirst();
  if (!row) return undefined;
  const { visitor_id, email, phone, ...hold } = row;
  return {
    reservation: reservationFromRow(hold),
    contact: { email: email ?? '', phone: phone ?? '' },
    visitor_id,
  };
}
