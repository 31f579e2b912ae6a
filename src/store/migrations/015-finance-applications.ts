import { type Kysely, sql } from 'kysely';

/** What a finance partner answered to each application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table finance_application (
      lead_id uuid primary key references lead (id) on delete cascade,
      -- a process that dies before the partner answers leaves it waiting
      state text not null check (state in ('waiting', 'created', 'failed')),
      redirect_url text,
      -- the partner's words
      message text,
      created_at timestamptz not null default now()
    )`.execute(db);
}
