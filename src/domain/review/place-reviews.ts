/** A review that a platform holds, with the attribution that must be shown with it. */
export interface PlaceReview {
  text: string;
  /** From 1 to 5. */
  rating: number;
  /** `2026-11-20` */
  date: string;
  author: string;
  /** The author's page. */
  authorAddress: string | undefined;
}

/** What a platform knows of a place. */
export interface PlaceReviews {
  average: number;
  count: number;
  /** The place's page, where all reviews are. */
  address: string | undefined;
  /** At most five. */
  reviews: PlaceReview[];
}
