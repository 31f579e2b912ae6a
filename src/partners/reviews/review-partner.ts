import type { PlaceReviews } from '#domain/review/place-reviews.ts';

/** Reads reviews of places from a platform. Never throws; a page without them is complete. */
export interface ReviewPartner {
  /** Whether a partner is configured. */
  isAvailable: boolean;
  /** @param placeId Google's id of a place */
  ofPlace(placeId: string): Promise<PlaceReviews | undefined>;
}

/** Knows no reviews, for installations without a partner: sites then show the reviews that dealers import. */
export const importedReviewsOnly: ReviewPartner = {
  isAvailable: false,
  ofPlace: async () => undefined,
};
