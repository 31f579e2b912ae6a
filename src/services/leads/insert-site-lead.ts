import { randomUUID } from 'node:crypto';
import type { InTransaction, SiteContext } from '#services/site-context.ts';
import type { Location } from '#site/settings/locations.ts';
import { insertLead, type NewLead } from '#store/leads/leads.ts';
import type { LeadSubmission } from './lead-submission.ts';
import { receivingLocation } from './receiving-location.ts';

export interface InsertedLead {
  /** The id of the new lead, or of the earlier one with the same key. */
  lead_id: string;
  isNew: boolean;
  /** The location that receives the submission. */
  location: Location | undefined;
}

/**
 * Inserts a lead for the site and its visitor, unless there is one with the same key. Every lead is inserted here, and
 * counted if it is a shopper's own.
 */
export async function insertSiteLead(
  within: InTransaction,
  submission: Omit<NewLead, 'id' | 'site_slug'>,
): Promise<InsertedLead> {
  const { db, site, onNewLead } = within;
  const location = receivingLocation(site, submission);
  const inserted = await insertLead(db, {
    ...submission,
    id: randomUUID(),
    site_slug: site.slug,
    location_id: location?.id,
    visitor_id: senderOf(within, submission),
  });
  if (inserted.isNew && !submission.is_follow_up) within.afterCommit(() => onNewLead?.(site.slug));
  return { ...inserted, location };
}

/** The visitor who sends a lead. News that the platform sends about an earlier lead has none. */
export function senderOf(
  { visitor }: Pick<SiteContext, 'visitor'>,
  { visitor_id, is_follow_up }: Pick<LeadSubmission, 'visitor_id' | 'is_follow_up'>,
): string | undefined {
  return visitor_id ?? (is_follow_up ? undefined : visitor?.id);
}
