import { type Kysely, sql } from 'kysely';
import { openStates } from '#domain/reservation/reservation.ts';
import type { Schema } from '#store/database/schema.ts';
import { AUTO_REPLY, finalErrors, SHOPPER_CHANNELS } from './lead-deliveries.ts';

/** What is still to be done for the shoppers of a site. */
export interface UnfinishedBusiness {
  /** Leads that the dealer has not received, or whose shopper has not been sent a confirmation. */
  undelivered_leads: number;
  /** Reservations and requests that have not ended, and payments that the shopper may still make. */
  open_reservations: number;
}

export async function unfinishedBusiness(
  db: Kysely<Schema>,
  siteSlug: string,
): Promise<UnfinishedBusiness> {
  const { rows } = await sql<UnfinishedBusiness>`
    select
      (select count(*)::integer from lead
        left join lead_progress as progress on progress.lead_id = lead.id
        where site_slug = ${siteSlug} and erased_at is null and (
          exists (
            select from lead_delivery as delivery where delivery.lead_id = lead.id and state <> 'delivered'
              and channel <> ${AUTO_REPLY}
              and coalesce(last_error, '') not in (${sql.join(finalErrors)}))
          or coalesce(progress.contacted and progress.has_news, false)
          or (coalesce(progress.handovers, 1) > 0 and not exists (
            select from lead_delivery as delivery where delivery.lead_id = lead.id
              and channel not in (${sql.join(SHOPPER_CHANNELS)})))
        )) as undelivered_leads,
      (select count(*)::integer from vehicle_hold
        where site_slug = ${siteSlug} and state in (${sql.join(openStates)}))
      + (select count(*)::integer from online_payment
        where site_slug = ${siteSlug} and state = 'waiting' and expires_at > now())
        as open_reservations`.execute(db);
  return rows[0]!;
}

/** When the oldest and the newest lead of a site came, of those with personal details; undefined without any. ISO 8601, UTC. */
export async function leadDates(
  db: Kysely<Schema>,
  siteSlug: string,
): Promise<{ first: string; last: string } | undefined> {
  const { first, last } = await db
    .selectFrom('lead')
    .select(({ fn }) => [fn.min('created_at').as('first'), fn.max('created_at').as('last')])
    .where('site_slug', '=', siteSlug)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow();
  // without rows both are null, whatever their type says
  return first ? { first, last } : undefined;
}
