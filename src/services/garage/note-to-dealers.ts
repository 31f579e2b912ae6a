import { randomUUID } from 'node:crypto';
import type { Visitor } from '#domain/account/visitor.ts';
import { storeLead } from '#services/leads/submit-lead.ts';
import type { InTransaction } from '#services/site-context.ts';
import { primaryLocation } from '#site/primary-location.ts';
import type { SiteSettings } from '#site/site-settings.ts';
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
  within: InTransaction,
  { visitor, receivers }: { visitor: Visitor; receivers: readonly LeadReceiver[] },
  note: DealerNote,
): Promise<void> {
  const { name, last_name, email, phone } = visitor;
  for (const receiver of withPrimary(within.site.settings, receivers)) {
    await storeLead(within, {
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
  }
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
