import { type Kysely, sql } from 'kysely';

/** E-mails that confirm something to a shopper, and the report that a reservation has lapsed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // what the mail says was decided when it was due, whatever has happened since
  await sql`alter table lead_delivery add column content jsonb`.execute(db);

  // a fingerprint of the mailbox, since nothing else needs the address here
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
