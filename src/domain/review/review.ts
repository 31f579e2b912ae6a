export const reviewSources = ['own', 'google'] as const;

/** A customer's review of a dealer. */
export interface Review {
  id: string;
  customer_name: string;
  text: string;
  /** From 1 to 5. */
  rating: number;
  /** `2026-11-20` */
  review_date: string;
  reply_text?: string | undefined;
  reply_date?: string | undefined;
  /** Where it was written. Search engines accept structured data only for the dealer's own reviews. */
  source: (typeof reviewSources)[number];
  /** The id of the location that it is about. */
  location_id?: string | undefined;
  hidden: boolean;
}
