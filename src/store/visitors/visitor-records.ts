import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

/**
 * Everything that belongs to a visitor's account, by table. What opens something (hashes and tokens) is left out, and so
 * are leads, which are the dealer's too.
 */
export async function visitorRecords(db: Kysely<Schema>, visitorId: string) {
  return {
    visitor: await db
      .selectFrom('visitor')
      .select(['phone', 'name', 'last_name', 'email', 'created_at'])
      .where('id', '=', visitorId)
      .execute(),
    visitor_session: await db
      .selectFrom('visitor_session')
      .select(['created_at', 'expires_at'])
      .where('visitor_id', '=', visitorId)
      .execute(),
    // the networks themselves are fingerprints
    visitor_network: await db
      .selectFrom('visitor_network')
      .select(['seen_at'])
      .where('visitor_id', '=', visitorId)
      .execute(),
    verification: await db
      .selectFrom('verification')
      .select(['verification_type', 'dealership_slug', 'at'])
      .where('user_id', '=', visitorId)
      .execute(),
    watchlist_entry: await db
      .selectFrom('watchlist_entry')
      .select(['vehicle_id', 'name', 'slug', 'price', 'saved_at'])
      .where('visitor_id', '=', visitorId)
      .execute(),
    marketing_choice: await db
      .selectFrom('marketing_choice')
      .select(['opt_in', 'wording', 'at'])
      .where('visitor_id', '=', visitorId)
      .execute(),
    ...(await alertRecords(db, visitorId)),
  };
}

async function alertRecords(db: Kysely<Schema>, visitorId: string) {
  return {
    saved_search: await db
      .selectFrom('saved_search')
      .select(['title', 'address', 'frequency', 'created_at'])
      .where('visitor_id', '=', visitorId)
      .execute(),
    alert_subscriber: await db
      .selectFrom('alert_subscriber')
      .select(['confirmed_email', 'watchlist_frequency'])
      .where('visitor_id', '=', visitorId)
      .execute(),
    email_confirmation: await db
      .selectFrom('email_confirmation')
      .select(['email', 'expires_at'])
      .where('visitor_id', '=', visitorId)
      .execute(),
    alert_item: await db
      .selectFrom('alert_item')
      .select(['vehicle_id', 'kind', 'price_before', 'price', 'found_at', 'sent_at'])
      .where('visitor_id', '=', visitorId)
      .execute(),
  };
}
