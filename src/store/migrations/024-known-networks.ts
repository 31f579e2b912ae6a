import { type Kysely, sql } from 'kysely';

/**
 * The networks from which a visitor has verified their phone, and for each code the network that asked for it, so that
 * strangers use up no limits of a customer.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visitor_network (
      visitor_id uuid not null references visitor (id) on delete cascade,
      -- a fingerprint
      network text not null,
      seen_at timestamptz not null default now(),
      primary key (visitor_id, network)
    )`.execute(db);
  await sql`create index visitor_network_seen on visitor_network (seen_at)`.execute(db);
  await sql`
    alter table verification_code
      -- a fingerprint of the network that asked for the code
      add column network text,
      -- guesses from other networks
      add column foreign_guesses integer not null default 0`.execute(db);
}
