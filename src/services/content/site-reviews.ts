import {
  type ReviewSummary,
  reviewSummary,
  type ReviewTotal,
  showsReviews,
} from '#domain/review/review-summary.ts';
import type { Review } from '#domain/review/review.ts';
import type { PlaceReviews } from '#domain/review/place-reviews.ts';
import type { RequestContext } from '#services/request-context.ts';
import type { Site } from '#site/site.ts';

/** The reviews that a site shows. */
type ReviewsContext = Pick<RequestContext, 'content' | 'reviews' | 'site'>;

/**
 * The number and average of the imported reviews; undefined if there are none, or if the site does not show them.
 * @param locationId of one location; undefined for all
 * @param source of one source; undefined for all
 */
export async function summary(
  { content, site }: ReviewsContext,
  locationId: string | undefined,
  source?: Review['source'],
): Promise<ReviewSummary | undefined> {
  const isCounted = (total: ReviewTotal): boolean =>
    (locationId === undefined || total.location_id === locationId) &&
    (source === undefined || total.source === source);
  const found = reviewSummary((await content.reviewTotals(site)).filter(isCounted));
  return found && showsReviews(found.average, site.settings.reviews) ? found : undefined;
}

/** The newest imported reviews that have a text. @param locationId of one location; undefined for all */
export function newest(
  { content, site }: ReviewsContext,
  locationId: string | undefined,
  limit: number,
): Promise<readonly Review[]> {
  return content.newestReviews(site, locationId, limit);
}

/** Whether Google can be asked for reviews of a location. */
export function hasGoogle({ reviews, site }: ReviewsContext, locationId: string): boolean {
  const { hidden, google } = site.settings.reviews;
  return !hidden && google && reviews.isAvailable && placeIdOf(site, locationId) !== undefined;
}

/**
 * Google's reviews of a location, asked for now; undefined if there are none, or if the site does not show them.
 * Google forbids storing them: see `google-places-reviews.ts`.
 */
export async function ofGoogle(
  context: ReviewsContext,
  locationId: string,
): Promise<PlaceReviews | undefined> {
  const { reviews, site } = context;
  const placeId = placeIdOf(site, locationId);
  if (placeId === undefined || !hasGoogle(context, locationId)) return undefined;
  const found = await reviews.ofPlace(placeId);
  return found && showsReviews(found.average, site.settings.reviews) ? found : undefined;
}

function placeIdOf({ settings }: Site, locationId: string): string | undefined {
  const { locations } = settings;
  return locations.find(({ id, visible }) => id === locationId && visible)?.address.place_id;
}
