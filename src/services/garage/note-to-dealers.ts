import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Visitor } from '#domain/account/visitor.ts';
import { storeLead } from '#services/leads/submit-lead.ts';
import type { StoreLeadParts } from '#services/leads/lead-submission.ts';
import { primaryLocation } from '#site/primary-location.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { Schema } from '#store/database/schema.ts';
import type { UndeliverableLead } from '#store/leads/undeliverable-leads.ts';
import type { LeadReceiver } from '#store/visitors/visitor-leads.ts';

/** News about a visitor that every dealership with their details has to know. */
export interface DealerNote {
  subcategory: string;
  message: string;
  optIn: boolean;
  wording: string;
  /** The page on which the visitor asked. */
  url: string;
}

/** Stores a note for each location that has received a lead of the visitor, and for the site's primary one. */
export async function noteToDealers(
  trx: Transaction<Schema>,
  parts: StoreLeadParts,
  { visitor, receivers }: { visitor: Visitor; receivers: readonly LeadReceiver[] },
  note: DealerNote,
): Promise<UndeliverableLead[]> {
  const { name, last_name, email, phone } = visitor;
  const undeliverable: UndeliverableLead[] = [];
  for (const receiver of withPrimary(parts.site.settings, receivers)) {
    const stored = await storeLead(trx, parts, {
      ...receiver,
      category: 'General Enquiry',
      subcategory: note.subcategory,
      fields: { name, last_name, email, phone, message: note.message },
      origin: {
        source: 'Website',
        url: note.url,
        lead_attributes: { visited_pages: [], linked_query_params: {} },
      },
      consent: {
        opt_in: note.optIn,
        opt_in_wording: note.wording,
        collection_notice: '',
        at: new Date().toISOString(),
      },
      idempotency_key: `note-${randomUUID()}`,
      is_follow_up: true,
    });
    if (stored.undeliverable) undeliverable.push(stored.undeliverable);
  }
  return undeliverable;
}

function withPrimary(
  { locations, dealerships }: SiteSettings,
  receivers: readonly LeadReceiver[],
): LeadReceiver[] {
  const primary = primaryLocation(locations);
  const main: LeadReceiver = {
    dealership_slug: primary?.dealership_slug ?? dealerships[0]?.slug ?? '',
    location_id: primary?.id,
  };
  const all = [main, ...receivers].map(({ dealership_slug, location_id }) => ({
    dealership_slug,
    location_id,
  }));
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
