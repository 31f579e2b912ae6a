import { type Kysely, sql, type Transaction } from 'kysely';
import type { Lead } from '#domain/lead/lead.ts';
import type { Site } from '#site/site.ts';
import { jsonText } from './json-text.ts';
import type { Schema } from './schema.ts';

export interface NewLead extends Omit<Lead, 'created_at' | 'site_slug' | 'form_completed'> {
  /** Without it the form has been. */
  form_completed?: boolean;
  /** The same for every repetition of one submission. */
  idempotency_key: string;
}

export interface NewDelivery {
  id: string;
  channel: string;
  target: string;
  /** Without it 0: the lead as it came. */
  revision?: number;
  /** Of a confirmation: what it says. */
  content?: object;
  /** Without it `waiting`. */
  state?: 'parked';
  last_error?: string;
}

export function deliveryRow(leadId: string, { content, ...delivery }: NewDelivery) {
  return { ...delivery, lead_id: leadId, ...(content && { content: jsonText(content) }) };
}

/** The leads of one site, for writing. */
export class SiteLeads {
  readonly #db: Kysely<Schema>;
  readonly #site: Site;

  constructor(db: Kysely<Schema>, site: Site) {
    this.#db = db;
    this.#site = site;
  }

  /**
   * Stores the lead and its deliveries together, unless a lead with this key is there already.
   * @param within runs in the same transaction, for a new lead only
   * @returns the id of the lead that is stored: this one, or the earlier one
   */
  async add(
    lead: NewLead,
    deliveries: readonly NewDelivery[],
    within: (transaction: Transaction<Schema>) => Promise<void>,
  ): Promise<{ lead_id: string; isNew: boolean }> {
    return this.#db
      .transaction()
      .execute((transaction) => this.addIn(transaction, lead, deliveries, within));
  }

  /** The same as a part of the caller's transaction. */
  async addIn(
    transaction: Transaction<Schema>,
    lead: NewLead,
    deliveries: readonly NewDelivery[],
    within: (transaction: Transaction<Schema>) => Promise<void>,
  ): Promise<{ lead_id: string; isNew: boolean }> {
    const row = await transaction
      .insertInto('lead')
      .values({
        id: lead.id,
        site_slug: this.#site.slug,
        idempotency_key: lead.idempotency_key,
        category: lead.category,
        subcategory: lead.subcategory ?? null,
        ...toldColumns(lead),
        form_completed: lead.form_completed ?? true,
      })
      .onConflict((conflict) => conflict.columns(['site_slug', 'idempotency_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return { lead_id: await this.#idOf(transaction, lead), isNew: false };
    if (deliveries.length > 0) {
      await transaction
        .insertInto('lead_delivery')
        .values(deliveries.map((delivery) => deliveryRow(lead.id, delivery)))
        .execute();
    }
    await within(transaction);
    return { lead_id: lead.id, isNew: true };
  }

  /** The id of the earlier lead of the same key. */
  async #idOf(db: Kysely<Schema>, { idempotency_key }: NewLead): Promise<string> {
    const earlier = await db
      .selectFrom('lead')
      .select('id')
      .where('site_slug', '=', this.#site.slug)
      .where('idempotency_key', '=', idempotency_key)
      .executeTakeFirstOrThrow();
    return earlier.id;
  }

  async byId(id: string): Promise<Lead | undefined> {
    const row = await this.#db
      .selectFrom('lead')
      .selectAll()
      .where('site_slug', '=', this.#site.slug)
      .where(sql<boolean>`id::text = ${id}`)
      .executeTakeFirst();
    return row && leadFromRow(row);
  }
}

/** What a shopper tells, as columns; a form of several screens writes them again. */
export function toldColumns(
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

/** The row of a lead as the lead; columns that are null are absent. */
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
}): Lead {
  return {
    id: row.id,
    site_slug: row.site_slug,
    category: row.category,
    subcategory: row.subcategory ?? undefined,
    dealership_slug: row.dealership_slug,
    location_id: row.location_id ?? undefined,
    vehicle_id: row.vehicle_id ?? undefined,
    // written by this folder alone, from these very types
    fields: row.fields as Lead['fields'],
    origin: row.origin as Lead['origin'],
    consent: (row.consent ?? undefined) as Lead['consent'],
    form_completed: row.form_completed,
    offer_accepted: row.offer_accepted ?? undefined,
    miscellaneous: row.miscellaneous ?? undefined,
    created_at: row.created_at,
  };
}
