import { type Kysely, sql } from 'kysely';

/**
 * What the shopper submitted, as a digest, so that a repetition can be told from a correction. Null for leads from before,
 * for leads of several screens, and for erased ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead add column content_digest text`.execute(db);
}
