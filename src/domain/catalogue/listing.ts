import type { PriceBasis, Vehicle } from '#domain/vehicle/vehicle.ts';

/** A vehicle in stock with everything that an advertising catalogue says about it. */
export interface Listing {
  vehicle: Vehicle;
  /** The vehicle's name without HTML, as the dealer wrote it. */
  title: string;
  /** The dealer's comments without HTML. */
  comments?: string;
  /** A sentence of facts, for vehicles without comments. */
  summary: string;
  /** What the price includes, in the site's words: "Price: drive away". */
  price_note?: string;
  /** The absolute address of the vehicle's page. */
  url: string;
  /** The absolute addresses of its pictures in their order. */
  pictures: readonly string[];
  /** The price that the vehicle's page shows in whole dollars; absent if it shows none or a weekly one. */
  price?: number;
  price_basis?: PriceBasis;
  /** Whether the vehicle's manufacturer has certified it, which advertisers call certified pre-owned. */
  is_manufacturer_certified: boolean;
  dealer: { id: string; name: string };
  /** Where the vehicle is; absent if its dealership has no location. */
  place?: ListingPlace;
}

export interface ListingPlace {
  /** The place's code at the advertiser, such as in Google's Business Profile. */
  store_code: string;
  street: string;
  city: string;
  state: string;
  postcode: string;
  lat?: number;
  long?: number;
}
