import { reviewSummary, type ReviewSummary } from '#domain/review/review-summary.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import { primaryLocation } from '#site/primary-location.ts';
import type { Site } from '#site/site.ts';
import type { RequestServices } from '#services/request-services.ts';
import {
  type RatingSummaryView,
  ratingSummaryView,
  type ReviewCardView,
  reviewCardView,
} from './review-card-view.ts';

export interface ReviewsView {
  title: string | undefined;
  text: string | undefined;
  /** What the settings state of the locations if that counts more reviews, as elsewhere on the site, else of the imported ones. */
  summary: RatingSummaryView | undefined;
  reviews: ReviewCardView[];
  loops: boolean;
  /** The number and average of the dealer's own reviews, if the section is about the whole dealer. */
  own: ReviewSummary | undefined;
  /** Where the page's script gets Google's reviews, which no page may contain. */
  google: string | undefined;
}

export async function reviewsView(
  { title, text, location, limit, loop }: SectionContent<'reviews'>,
  { reviews, site }: Pick<RequestServices, 'reviews' | 'site'>,
): Promise<ReviewsView | undefined> {
  const summary = await reviews.summary(location);
  const [shown, own] = await Promise.all([
    summary ? reviews.newest(location, limit ?? site.settings.reviews.quantity) : [],
    location === undefined ? reviews.summary(undefined, 'own') : undefined,
  ]);
  const place = (location === undefined ? mainPlaces(site) : [location]).find((id) =>
    reviews.hasGoogle(id),
  );
  if (!summary && place === undefined) return undefined;
  return {
    title,
    text,
    summary: summary && ratingSummaryView(statedSummary(site, location, summary.count) ?? summary),
    reviews: shown.map(reviewCardView),
    loops: loop,
    own,
    google: place && `/api/google-reviews?${new URLSearchParams({ location: place })}`,
  };
}

/** What the settings state of one location, or of all; undefined if imported reviews are more. */
function statedSummary(
  { settings: { locations } }: Site,
  location: string | undefined,
  imported: number,
): ReviewSummary | undefined {
  const totals = locations.flatMap(({ id, average_rating, review_count: count }) =>
    average_rating === undefined || count === undefined || (location ?? id) !== id
      ? []
      : [{ location_id: id, source: 'own' as const, count, ratings: average_rating * count }],
  );
  const stated = reviewSummary(totals);
  return stated && stated.count >= imported ? stated : undefined;
}

/** The ids of the locations, the primary one first. */
function mainPlaces({ settings: { locations } }: Site): string[] {
  const primary = primaryLocation(locations);
  return [...new Set([...(primary ? [primary.id] : []), ...locations.map(({ id }) => id)])];
}
