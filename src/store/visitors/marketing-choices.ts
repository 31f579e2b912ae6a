import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

/** A change of the consent to marketing in the garage, with the words that the visitor read. */
export interface MarketingChoice {
  opt_in: boolean;
  wording: string;
  /** ISO 8601, UTC. */
  at: string;
}

export async function addMarketingChoice(
  db: Kysely<Schema>,
  visitorId: string,
  { opt_in, wording }: Omit<MarketingChoice, 'at'>,
): Promise<void> {
  await db
    .insertInto('marketing_choice')
    .values({ visitor_id: visitorId, opt_in, wording })
    .execute();
}

/** A visitor's changes, the newest first. */
export function marketingChoices(
  db: Kysely<Schema>,
  visitorId: string,
): Promise<MarketingChoice[]> {
  return db
    .selectFrom('marketing_choice')
    .select(['opt_in', 'wording', 'at'])
    .where('visitor_id', '=', visitorId)
    .orderBy('id', 'desc')
    .execute();
}
