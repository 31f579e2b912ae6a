import {
  type ReviewSummary,
  reviewSummary,
  type ReviewTotal,
  showsReviews,
} from '#domain/review/review-summary.ts';
import type { Review } from '#domain/review/review.ts';
import type { PlaceReviews } from '#domain/review/place-reviews.ts';
import type { ReviewPartner } from '#partners/reviews/review-partner.ts';
import type { Site } from '#site/site.ts';
import type { ContentLibrary } from './content-library.ts';

/** The reviews that a site shows. */
export class SiteReviews {
  readonly #library: ContentLibrary;
  readonly #partner: ReviewPartner;
  readonly #site: Site;

  constructor(library: ContentLibrary, partner: ReviewPartner, site: Site) {
    this.#library = library;
    this.#partner = partner;
    this.#site = site;
  }

  /**
   * The number and average of the imported reviews; undefined if there are none, or if the site does not show them.
   * @param locationId of one location; undefined for all
   * @param source of one source; undefined for all
   */
  async summary(
    locationId: string | undefined,
    source?: Review['source'],
  ): Promise<ReviewSummary | undefined> {
    const isCounted = (total: ReviewTotal): boolean =>
      (locationId === undefined || total.location_id === locationId) &&
      (source === undefined || total.source === source);
    const summary = reviewSummary((await this.#library.reviewTotals(this.#site)).filter(isCounted));
    return summary && this.#shows(summary.average) ? summary : undefined;
  }

  /** The newest imported reviews that have a text. @param locationId of one location; undefined for all */
  newest(locationId: string | undefined, limit: number): Promise<readonly Review[]> {
    return this.#library.newestReviews(this.#site, locationId, limit);
  }

  /** Whether Google can be asked for reviews of a location. */
  hasGoogle(locationId: string): boolean {
    const { hidden, google } = this.#site.settings.reviews;
    return (
      !hidden && google && this.#partner.isAvailable && this.#placeId(locationId) !== undefined
    );
  }

  /**
   * Google's reviews of a location, asked for now; undefined if there are none, or if the site does not show them.
   * Nobody may store them: `google-places-reviews.ts` says why.
   */
  async ofGoogle(locationId: string): Promise<PlaceReviews | undefined> {
    const placeId = this.#placeId(locationId);
    if (placeId === undefined || !this.hasGoogle(locationId)) return undefined;
    const found = await this.#partner.ofPlace(placeId);
    return found && this.#shows(found.average) ? found : undefined;
  }

  #shows(average: number): boolean {
    return showsReviews(average, this.#site.settings.reviews);
  }

  #placeId(locationId: string): string | undefined {
    const { locations } = this.#site.settings;
    return locations.find(({ id, visible }) => id === locationId && visible)?.address.place_id;
  }
}
