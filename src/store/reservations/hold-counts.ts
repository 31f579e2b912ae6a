import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { HoldFacts } from '#domain/reservation/hold-decision.ts';
import type { Schema } from '#store/database/schema.ts';
import { clockTime } from './hold-rows.ts';

type HoldCounts = Pick<HoldFacts, 'ofShopper' | 'ofNetwork' | 'inLastHour' | 'stock'>;

interface CountedSite {
  slug: string;
  dealerships: readonly string[];
}

/**
 * Counts what limits a site's reservations, and locks the counts until the transaction ends, so that simultaneous
 * shoppers cannot exceed a limit together.
 * @param shopper fingerprints of the shopper, made by `holderKey`
 * @param network the fingerprint of the client network
 */
export async function lockHoldCounts(
  trx: Transaction<Schema>,
  { slug, dealerships }: CountedSite,
  { shopper, network }: { shopper: readonly string[]; network: string },
): Promise<HoldCounts> {
  await sql`select pg_advisory_xact_lock(hashtext(${`forecourt holds ${slug}`}))`.execute(trx);
  const isOpen = sql`state in ('requested', 'paying', 'held') and expires_at > ${clockTime}`;
  const { rows } = await sql<HoldCounts>`
    select
      count(*) filter (where ${isOpen} and holder && ${[...shopper]}::text[])::int as "ofShopper",
      count(*) filter (where ${isOpen} and holder @> ${[network]}::text[])::int as "ofNetwork",
      count(*) filter (where not was_requested and state not in ('paid', 'completed', 'needs-refund')
        and created_at > ${clockTime} - interval '1 hour')::int as "inLastHour",
      (select count(*) from vehicle
        where dealership_slug = any(${[...dealerships]}::text[]) and status = 'in_stock')::int as stock
    from vehicle_hold where site_slug = ${slug}`.execute(trx);
  const [counts] = rows;
  if (!counts) throw new Error('PostgreSQL returned no counts');
  return counts;
}

/** The fingerprint of a shopper or network. Rows are stored longer than the person needs to be known. */
export function holderKey(
  kind: 'visitor' | 'phone' | 'mailbox' | 'network',
  value: string,
): string {
  return createHash('sha256').update(`${kind} ${value}`).digest('base64url');
}
