import type { Kysely } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import { equalsUuid } from '#store/database/equals-uuid.ts';
import { jsonText } from '#store/database/json-text.ts';
import type { Schema } from '#store/database/schema.ts';

export interface NewLead extends Omit<Lead, 'created_at' | 'form_completed'> {
  /** Defaults to true. */
  form_completed?: boolean;
  /** Identical for every repetition of one submission. */
  idempotency_key: string;
  /** A digest of what the shopper submitted; absent if repetitions never differ. */
  content_digest?: string | undefined;
  /** The visitor who was signed in when it was sent. */
  visitor_id?: string | undefined;
  /** Whether the platform sends it as news about an earlier lead; the garage does not show it. */
  is_follow_up?: boolean | undefined;
}

/**
 * Inserts a lead, unless its site already has one with the same idempotency key.
 * @returns the id of the new lead or of the earlier one
 */
export async function insertLead(
  db: Kysely<Schema>,
  lead: NewLead,
): Promise<{ lead_id: string; isNew: boolean }> {
  const row = await db
    .insertInto('lead')
    .values({
      id: lead.id,
      site_slug: lead.site_slug,
      idempotency_key: lead.idempotency_key,
      content_digest: lead.content_digest ?? null,
      category: lead.category,
      subcategory: lead.subcategory ?? null,
      ...shopperColumns(lead),
      form_completed: lead.form_completed ?? true,
      visitor_id: lead.visitor_id ?? null,
      is_follow_up: lead.is_follow_up ?? false,
    })
    .onConflict((conflict) => conflict.columns(['site_slug', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row
    ? { lead_id: row.id, isNew: true }
    : { lead_id: await idOfEarlierLead(db, lead), isNew: false };
}

async function idOfEarlierLead(
  db: Kysely<Schema>,
  { site_slug, idempotency_key }: NewLead,
): Promise<string> {
  const earlier = await db
    .selectFrom('lead')
    .select('id')
    .where('site_slug', '=', site_slug)
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirstOrThrow();
  return earlier.id;
}

/** Finds a lead of the site by its id. */
export async function leadOfSite(
  db: Kysely<Schema>,
  siteSlug: string,
  id: string,
): Promise<Lead | undefined> {
  const row = await db
    .selectFrom('lead')
    .selectAll()
    .where('site_slug', '=', siteSlug)
    .where(equalsUuid('lead.id', id))
    .executeTakeFirst();
  return row && leadFromRow(row);
}

/** The columns with the shopper's input. Every screen of a form with several screens writes them again. */
export function shopperColumns(
  lead: Pick<
    Lead,
    | 'dealership_slug'
    | 'location_id'
    | 'vehicle_id'
    | 'fields'
    | 'origin'
    | 'consent'
    | 'offer_accepted'
  >,
) {
  return {
    dealership_slug: lead.dealership_slug,
    location_id: lead.location_id ?? null,
    vehicle_id: lead.vehicle_id ?? null,
    fields: jsonText(lead.fields),
    origin: jsonText(lead.origin),
    consent: lead.consent ? jsonText(lead.consent) : null,
    offer_accepted: lead.offer_accepted ?? null,
  };
}

/** Converts a row to a lead, without its null columns. */
export function leadFromRow(row: {
  id: string;
  site_slug: string;
  category: string;
  subcategory: string | null;
  dealership_slug: string;
  location_id: string | null;
  vehicle_id: number | null;
  fields: unknown;
  origin: unknown;
  consent: unknown;
  form_completed: boolean;
  offer_accepted: boolean | null;
  miscellaneous: unknown;
  created_at: string;
  deletion_asked_at: string | null;
}): Lead {
  return {
    id: row.id,
    site_slug: row.site_slug,
    category: row.category,
    subcategory: row.subcategory ?? undefined,
    dealership_slug: row.dealership_slug,
    location_id: row.location_id ?? undefined,
    vehicle_id: row.vehicle_id ?? undefined,
    // only this folder writes these columns, from values of these types
    fields: row.fields as Lead['fields'],
    origin: row.origin as Lead['origin'],
    consent: (row.consent ?? undefined) as Lead['consent'],
    form_completed: row.form_completed,
    offer_accepted: row.offer_accepted ?? undefined,
    miscellaneous: row.miscellaneous ?? undefined,
    created_at: row.created_at,
    ...(row.deletion_asked_at !== null && { deletion_asked_at: row.deletion_asked_at }),
  };
}
