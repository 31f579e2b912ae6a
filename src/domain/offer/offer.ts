/** What a dealer advertises for a time: a price, a rate, a service. */
export interface Offer {
  /** The dealer's own; one of a kind among the offers of a site. */
  id: string;
  name: string;
  /** As the dealer's system gives it, perhaps with HTML in it. Never shown; the next one is. */
  description?: string | undefined;
  /** The description as plain text; line breaks part its paragraphs. */
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
  /** Sites that have the offer among their content and do not show it, by slug. */
  excluded_website_ids?: readonly string[] | undefined;
}

export interface OfferModel {
  name: string;
  slug: string;
  /** Where the model's page is, when it is not the site's own. */
  override_url?: string | undefined;
}

/** Whether a site shows the offer. */
export function isShownOn(offer: Offer, websiteId: string): boolean {
  return !offer.excluded_website_ids?.includes(websiteId);
}
