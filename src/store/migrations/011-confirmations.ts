import { type Kysely, sql } from 'kysely';

/** Confirmation e-mails to shoppers, and whether the dealer has been notified of a lapsed reservation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // the content is fixed when the confirmation is added, whatever changes afterwards
  await sql`alter table lead_delivery add column content jsonb`.execute(db);

  // a hash of the mailbox, because the address is not needed
  await sql`
    create table confirmation_claim (
      mailbox_hash text not null,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index confirmation_claim_mailbox on confirmation_claim (mailbox_hash, at)`.execute(
    db,
  );

  await sql`
    alter table vehicle_hold
      add column lapse_reported boolean not null default false`.execute(db);
  await sql`update vehicle_hold set lapse_reported = true where state = 'expired'`.execute(db);
  await sql`
    create index vehicle_hold_lapsed on vehicle_hold (changed_at)
    where state = 'expired' and not lapse_reported`.execute(db);
}
