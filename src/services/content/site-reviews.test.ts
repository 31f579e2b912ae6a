import { expect, it } from 'vitest';
import type { PlaceReviews } from '#domain/review/place-reviews.ts';
import type { ReviewTotal } from '#domain/review/review-summary.ts';
import type { ReviewPartner } from '#partners/reviews/review-partner.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import type { ContentLibrary } from './content-library.ts';
import { hasGoogle, ofGoogle, summary } from './site-reviews.ts';

const totals: ReviewTotal[] = [
  { source: 'own', location_id: undefined, count: 3, ratings: 14 },
  { source: 'google', location_id: 'yard-sales', count: 1, ratings: 4 },
];
const ofPlace: PlaceReviews = { average: 4.2, count: 9, address: undefined, reviews: [] };

const [place] = someSettings('yard')['locations'] as Record<string, Record<string, unknown>>[];
const onGoogle = {
  locations: [{ ...place, address: { ...place?.['address'], place_id: 'ChIJinvented' } }],
};

function reviewsOf(settings: Record<string, unknown> = {}, isAvailable = true) {
  const library: Pick<ContentLibrary, 'reviewTotals'> = { reviewTotals: async () => totals };
  const partner: ReviewPartner = {
    isAvailable,
    ofPlace: async (id) => (id === 'ChIJinvented' ? ofPlace : undefined),
  };
  // nothing else of the library is used
  const content = library as ContentLibrary;
  return { content, reviews: partner, site: someSite('yard', settings) };
}

it('adds up the reviews of all locations, of one, or of one source', async () => {
  const reviews = reviewsOf();
  expect(await summary(reviews, undefined)).toEqual({ count: 4, average: 4.5 });
  expect(await summary(reviews, 'yard-sales')).toEqual({ count: 1, average: 4 });
  expect(await summary(reviews, undefined, 'own')).toMatchObject({ count: 3 });
  expect(await summary(reviews, 'elsewhere')).toBeUndefined();
});

it('shows no average below the minimum, and none if reviews are hidden', async () => {
  const shown = (given: object) => summary(reviewsOf({ reviews: given }), undefined);
  expect(await shown({ minimum_rating: 4.5 })).toBeDefined();
  expect(await shown({ minimum_rating: 4.6 })).toBeUndefined();
  expect(await shown({ hidden: true })).toBeUndefined();
});

it('asks Google only if setting, key and place id allow it', async () => {
  const google = (given: object, isAvailable = true, settings: object = onGoogle) =>
    ofGoogle(reviewsOf({ ...settings, reviews: given }, isAvailable), 'yard-sales');
  expect(await google({ google: true })).toEqual(ofPlace);
  expect(await google({})).toBeUndefined();
  expect(await google({ google: true }, false)).toBeUndefined();
  expect(await google({ google: true }, true, {})).toBeUndefined();
  expect(await google({ google: true, hidden: true })).toBeUndefined();
  expect(await google({ google: true, minimum_rating: 4.3 })).toBeUndefined();
  expect(hasGoogle(reviewsOf({ ...onGoogle, reviews: { google: true } }), 'other')).toBe(false);
});
