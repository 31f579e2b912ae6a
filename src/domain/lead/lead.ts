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
  /** ISO 8601, UTC. */
  created_at: string;
}

export interface LeadFields {
  name: string;
  last_name: string;
  email: string;
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
