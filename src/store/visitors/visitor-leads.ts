import { type Expression, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import type { Visitor } from '#domain/account/visitor.ts';
import { localPhone } from '#domain/lead/local-phone.ts';
import type { Lead } from '#domain/lead/lead.ts';
import type { Schema } from '#store/database/schema.ts';
import { leadFromRow } from '#store/leads/leads.ts';

/** A lead in a visitor's garage (decision 030). */
export interface VisitorLead {
  lead: Lead;
  /** Whether the visitor was signed in when it was sent; otherwise only its phone is theirs. */
  isOwn: boolean;
}

const leadPhone = sql<string>`lead.fields ->> 'phone'`;

/** Older leads than these are not listed. */
export const MAX_LEADS = 100;

/**
 * The newest leads of a site that a visitor sent while signed in, or that came with the visitor's phone from somebody
 * who had not signed in. Leads that the platform sent itself are left out.
 */
export async function leadsOfVisitor(
  db: Kysely<Schema>,
  siteSlug: string,
  visitor: Pick<Visitor, 'id' | 'phone'>,
): Promise<VisitorLead[]> {
  const rows = await db
    .selectFrom('lead')
    .selectAll()
    .where(isOfVisitor(siteSlug, visitor))
    .where('is_follow_up', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_LEADS)
    .execute();
  const isTheirs = belongsTo(visitor);
  return rows
    .map((row) => ({ lead: leadFromRow(row), visitor_id: row.visitor_id }))
    .filter(({ lead, visitor_id }) => isTheirs({ visitor_id, phone: lead.fields.phone }))
    .map(({ lead, visitor_id }) => ({ lead, isOwn: visitor_id === visitor.id }));
}

/**
 * The leads with which a visitor agreed to marketing, however old. Those that only came with the visitor's phone are
 * left out, because a stranger cannot agree on the visitor's behalf.
 */
export async function consentsOfVisitor(
  db: Kysely<Schema>,
  siteSlug: string,
  { id }: Pick<Visitor, 'id'>,
): Promise<Pick<Lead, 'category' | 'consent'>[]> {
  const rows = await db
    .selectFrom('lead')
    .selectAll()
    .where('site_slug', '=', siteSlug)
    .where('visitor_id', '=', id)
    .where('erased_at', 'is', null)
    .where('is_follow_up', '=', false)
    .where(sql<SqlBool>`consent ->> 'opt_in' = 'true'`)
    .execute();
  return rows.map(leadFromRow);
}

/** Whom a site's lead went to. */
export type LeadReceiver = Pick<Lead, 'dealership_slug' | 'location_id'>;

/** The dealerships and locations that received a lead of a visitor, however old. */
export async function receiversOfVisitor(
  db: Kysely<Schema>,
  siteSlug: string,
  visitor: Pick<Visitor, 'id' | 'phone'>,
): Promise<LeadReceiver[]> {
  const rows = await db
    .selectFrom('lead')
    .select(['dealership_slug', 'location_id', 'visitor_id', leadPhone.as('phone')])
    .distinct()
    .where(isOfVisitor(siteSlug, visitor))
    .where('is_follow_up', '=', false)
    .execute();
  return rows.filter(belongsTo(visitor)).map(({ dealership_slug, location_id }) => ({
    dealership_slug,
    location_id: location_id ?? undefined,
  }));
}

/**
 * Notes on a visitor's leads, and on the platform's news about them, that the visitor asked for their deletion.
 * @returns how many leads, without the news
 */
export async function noteDeletionAsked(
  trx: Transaction<Schema>,
  siteSlug: string,
  visitor: Pick<Visitor, 'id' | 'phone'>,
): Promise<number> {
  const rows = await trx
    .selectFrom('lead')
    .select(['id', 'visitor_id', 'is_follow_up', leadPhone.as('phone')])
    .where(isOfVisitor(siteSlug, visitor))
    .where('deletion_asked_at', 'is', null)
    .execute();
  const leads = rows.filter(belongsTo(visitor));
  if (leads.length === 0) return 0;
  await trx
    .updateTable('lead')
    .set({ deletion_asked_at: sql<string>`now()` })
    .where(
      'id',
      'in',
      leads.map(({ id }) => id),
    )
    .execute();
  return leads.filter(({ is_follow_up }) => !is_follow_up).length;
}

/** Whether a lead that `isOfVisitor` found is the visitor's. A foreign number may end in the same nine digits. */
function belongsTo({ id, phone }: Pick<Visitor, 'id' | 'phone'>) {
  return (row: { visitor_id: string | null; phone: string }): boolean =>
    row.visitor_id === id || localPhone(row.phone) === phone;
}

/**
 * Compares the last nine digits of the phones as the index `lead_phone` does, which ignores how a number is spelled.
 * `belongsTo` compares the rest.
 */
function isOfVisitor(
  siteSlug: string,
  { id, phone }: Pick<Visitor, 'id' | 'phone'>,
): Expression<SqlBool> {
  const digits = sql`right(regexp_replace(lead.fields ->> 'phone', '[^0-9]', '', 'g'), 9)`;
  return sql<SqlBool>`lead.site_slug = ${siteSlug} and lead.erased_at is null
    and (lead.visitor_id = ${id}::uuid or (lead.visitor_id is null and ${digits} = ${phone.slice(-9)}))`;
}
