import { type Kysely, sql } from 'kysely';

/**
 * Adds reservations that hold their vehicle only once the dealer confirms them, and records whose they are, for the
 * limits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table vehicle_hold
      drop constraint vehicle_hold_state_check,
      add constraint vehicle_hold_state_check check (state in
        ('requested', 'paying', 'held', 'paid', 'expired', 'released', 'completed', 'needs-refund',
         'unconfirmed')),
      -- fingerprints of the shopper and of the client network
      add column holder text[] not null default '{}',
      -- whether it began as a request, also once the dealer has confirmed it
      add column was_requested boolean not null default false`.execute(db);
  await sql`
    create index vehicle_hold_site on vehicle_hold (site_slug, created_at)`.execute(db);
  await sql`drop index vehicle_hold_lapsed`.execute(db);
  await sql`
    create index vehicle_hold_lapsed on vehicle_hold (changed_at)
    where state in ('expired', 'unconfirmed') and not lapse_reported`.execute(db);
}
