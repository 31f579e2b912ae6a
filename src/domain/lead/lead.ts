import type { TradeInOffer } from '#domain/trade-in/trade-in-offer.ts';
import type { LeadFields } from './lead-fields.ts';

/** A shopper's request to a dealer, as stored and delivered. */
export interface Lead {
  /** UUID; the same in every delivery, so that receivers can detect duplicates. */
  id: string;
  site_slug: string;
  category: string;
  subcategory?: string | undefined;
  dealership_slug: string;
  location_id?: string | undefined;
  vehicle_id?: number | undefined;
  fields: LeadFields;
  origin: LeadOrigin;
  consent?: LeadConsent | undefined;
  /** False while the shopper fills in a multi-step form, and permanently if the shopper abandons it. */
  form_completed: boolean;
  /** The shopper's answer to the trade-in offer; absent until there is one. */
  offer_accepted?: boolean | undefined;
  /** Data that the shopper's browser adds to the lead if the site asks for it. */
  miscellaneous?: { valuation?: TradeInOffer } | undefined;
  /** When its shopper deleted their account and asked the dealer to delete it: ISO 8601, UTC. */
  deletion_asked_at?: string | undefined;
  /** ISO 8601, UTC. */
  created_at: string;
}

export interface LeadOrigin {
  source: 'Website';
  url: string;
  user_agent?: string;
  lead_attributes: {
    visited_pages: string[];
    linked_query_params: Record<string, string>;
  };
}

/** The shopper's consent: the exact wording and the time. */
export interface LeadConsent {
  opt_in: boolean;
  opt_in_wording: string;
  collection_notice: string;
  /** The terms that the shopper agreed to; absent if the site does not ask. */
  terms_wording?: string;
  /** ISO 8601, UTC. */
  at: string;
}
