import { type Kysely, sql } from 'kysely';
import type { Review } from '#domain/review/review.ts';
import type { ReviewTotal } from '#domain/review/review-summary.ts';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import { currentItems } from './current-items.ts';

/** Adds up a site's reviews by location and source. */
export async function reviewTotals(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
): Promise<ReviewTotal[]> {
  const { rows } = await sql<{
    source: Review['source'];
    location_id: string | null;
    count: number;
    ratings: number;
  }>`
    select facts ->> 'source' as source, facts ->> 'location_id' as location_id,
      count(*)::integer as count, sum((facts -> 'rating')::float8) as ratings
    from (${currentItems(db, site, 'review').select('facts')}) as review
    where not (facts -> 'hidden')::boolean
    group by 1, 2`.execute(db);
  return rows.map(({ location_id, ...total }) => ({
    ...total,
    location_id: location_id ?? undefined,
  }));
}

/**
 * The newest reviews that have a text and are not hidden.
 * @param locationId of one location; undefined for all
 */
export async function newestReviews(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
  locationId: string | undefined,
  limit: number,
): Promise<Review[]> {
  const { rows } = await sql<{ facts: Review }>`
    select facts from (${currentItems(db, site, 'review').select(['facts', 'position'])}) as review
    where not (facts -> 'hidden')::boolean and facts ->> 'text' <> ''
      ${locationId === undefined ? sql`` : sql`and facts ->> 'location_id' = ${locationId}`}
    order by facts ->> 'review_date' desc, position
    limit ${limit}`.execute(db);
  return rows.map(({ facts }) => facts);
}
