import type { AdjustmentAnswer } from '#domain/trade-in/adjustment-answers.ts';
import type { TradeInOffer } from '#domain/trade-in/trade-in-offer.ts';
import type { TradeInVehicle } from '#domain/trade-in/trade-in-vehicle.ts';

/** A shopper's request to a dealer, as it is stored and delivered. */
export interface Lead {
  /** UUID; the same in every delivery, so that a receiver can recognise a repetition. */
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
  /** False while a form of several screens is being filled in, and for ever where the shopper left half way. */
  form_completed: boolean;
  /** Of a lead that was made an offer and has answered it. */
  offer_accepted?: boolean | undefined;
  /** What the browser of the shopper kept with the lead, where the site asks for it. */
  miscellaneous?: { valuation?: TradeInOffer } | undefined;
  /** ISO 8601, UTC. */
  created_at: string;
}

/** A shopper who has not come to the contact details yet has none: their texts are empty. */
export interface LeadFields {
  name: string;
  last_name: string;
  email: string;
  /** Empty where the form did not require one. */
  phone: string;
  postcode?: string;
  message?: string;
  /** What the lead is about, as the shopper saw it; kept because the vehicle may change or go. */
  vehicle?: LeadVehicle;
  /** When the shopper would like to come, in the dealer's own time: `2026-11-30T09:30`. */
  appointment?: string;
  /** The labels of the boxes that were ticked. */
  additional_services?: string[];
  /** What else the form asked, in its own words. */
  answers?: LeadAnswer[];
  /** Whether the vehicle's page compares its price with the market. */
  autogauge_enabled?: boolean;
  /** The plate of the shopper's own vehicle, and where it is registered. */
  rego?: string;
  regoState?: string;
  /** The shopper's own vehicle, to be taken in. */
  trade_in?: TradeInVehicle;
  adjustmentAnswers?: AdjustmentAnswer[];
  /** The offer that was shown for it. */
  valuation?: LeadValuation;
}

export interface LeadValuation extends TradeInOffer {
  /** The asking price that it was made of, in whole dollars; for the dealer's eyes alone. */
  market_value: number;
}

export interface LeadAnswer {
  name: string;
  label: string;
  value: string;
}

export interface LeadVehicle {
  id: number;
  slug: string;
  name: string;
  stocknum?: string;
  vin?: string;
  year?: number;
  make: string;
  model: string;
  badge?: string;
  car_type: string;
  status: string;
  price?: string;
  km?: number;
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

/** Who agreed to what, in which words, and when. */
export interface LeadConsent {
  opt_in: boolean;
  opt_in_wording: string;
  collection_notice: string;
  /** Where the site asks for agreement to its terms: the words that were agreed to. */
  terms_wording?: string;
  /** ISO 8601, UTC. */
  at: string;
}
