/** A dealer's limited-time offer: a price, a rate or a service. */
export interface Offer {
  /** The dealer's own id; unique within a site. */
  id: string;
  name: string;
  /** The description from the dealer's system; may contain HTML. Pages show `sanitized_description` instead. */
  description?: string | undefined;
  /** The description as plain text; line breaks separate paragraphs. */
  sanitized_description?: string | undefined;
  /** Plain text. */
  disclaimer?: string | undefined;
  /** `Finance offer` */
  category?: string | undefined;
  /** The manufacturer's name. */
  manufacturer?: string | undefined;
  model?: OfferModel | undefined;
  image_url?: string | undefined;
  /** Whole dollars. */
  price?: number | undefined;
  /** The first minute, in the site's time zone: `2026-06-01T00:00`. */
  starts?: string | undefined;
  /** The first minute after, in the site's time zone. */
  ends?: string | undefined;
  /** The address of a search that finds its vehicles; by default it is for all of its manufacturer and model. */
  search?: string | undefined;
  /** Slugs of sites that have the offer in their content but do not show it. */
  excluded_website_ids?: readonly string[] | undefined;
}

export interface OfferModel {
  name: string;
  slug: string;
  /** The address of the model's page, if it is not on the site itself. */
  override_url?: string | undefined;
}

/** Whether a site shows the offer. */
export function isShownOn(offer: Offer, websiteId: string): boolean {
  return !offer.excluded_website_ids?.includes(websiteId);
}
