import { type Kysely, sql } from 'kysely';

/** When a finance partner was last asked, so that an application can be made again after its process died. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table finance_application add column asked_at timestamptz not null default now()
  `.execute(db);
}
