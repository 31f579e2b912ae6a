import { expect, it } from 'vitest';
import type { ReviewSummary } from '#domain/review/review-summary.ts';
import type { Review } from '#domain/review/review.ts';
import { reviews as reviewsSection } from '#site/pages/sections/reviews.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { ownReviewsData } from './own-reviews-data.ts';
import { reviewsView } from './reviews-view.ts';

const review = (id: string, others: Partial<Review> = {}): Review => ({
  id,
  customer_name: `Customer ${id}`,
  text: 'They were lovely.',
  rating: 5,
  review_date: '2026-10-02',
  source: 'own',
  hidden: false,
  ...others,
});
const list = [
  review('a', { reply_text: 'Thank you!', reply_date: '2026-10-03' }),
  review('b', { source: 'google', rating: 4, location_id: 'yard-sales' }),
];

interface Given {
  props?: object;
  settings?: Record<string, unknown>;
  all?: ReviewSummary | undefined;
  own?: ReviewSummary | undefined;
  hasGoogle?: boolean;
}

function viewOf(given: Given) {
  const { props = {}, settings = {}, hasGoogle = false } = given;
  const all = 'all' in given ? given.all : { count: 4, average: 4.54 };
  const own = 'own' in given ? given.own : { count: 3, average: 4.666 };
  const reviews = {
    summary: async (_location: string | undefined, source?: string) => (source ? own : all),
    newest: async (_location: string | undefined, limit: number) => list.slice(0, limit),
    hasGoogle: () => hasGoogle,
  };
  return reviewsView(reviewsSection.parse({ id: 'reviews', ...props }), {
    // the section asks for nothing else
    reviews: reviews as unknown as Parameters<typeof reviewsView>[1]['reviews'],
    site: someSite('yard', settings),
  });
}

it('has the average with one decimal, and a card for each review', async () => {
  expect(await viewOf({})).toMatchObject({
    summary: { average: '4.5', count: '4 reviews' },
    loops: true,
    reviews: [
      {
        author: 'Customer a',
        dateText: '2 Oct 2026',
        reply: { text: { whole: 'Thank you!' }, dateText: '3 Oct 2026' },
      },
      { author: 'Customer b', source: 'google' },
    ],
  });
});

it('can be shorter, end at its last review, and be about one location', async () => {
  const view = await viewOf({ props: { location: 'yard-sales', limit: 1, loop: false } });
  expect(view).toMatchObject({ loops: false, own: undefined });
  expect(view?.reviews).toHaveLength(1);
});

it('shows as many reviews as the setting says', async () => {
  expect((await viewOf({ settings: { reviews: { quantity: 1 } } }))?.reviews).toHaveLength(1);
});

it('is left out without reviews, unless Google has some', async () => {
  expect(await viewOf({ all: undefined })).toBeUndefined();
  expect(await viewOf({ all: undefined, hasGoogle: true })).toMatchObject({
    reviews: [],
    google: '/api/google-reviews?location=yard-sales',
  });
});

it('gives search engines the dealer’s own reviews and their average only', async () => {
  const view = await viewOf({});
  expect(view && ownReviewsData(view)).toMatchObject({
    aggregateRating: { ratingValue: 4.7, reviewCount: 3 },
    review: [{ author: { name: 'Customer a' }, reviewBody: 'They were lovely.' }],
  });
  const ofGoogle = await viewOf({ own: undefined });
  expect(ofGoogle && ownReviewsData(ofGoogle)).toEqual({});
});

it('states what the settings say of the locations, as the rest of the site does, if that counts more reviews', async () => {
  const [location] = someSettings('yard')['locations'] as object[];
  const stated = (average_rating: number, review_count: number) => ({
    locations: [{ ...location, average_rating, review_count }],
  });
  expect(await viewOf({ settings: stated(4.9, 61) })).toMatchObject({
    summary: { average: '4.9', count: '61 reviews' },
  });
  expect(await viewOf({ settings: stated(4.9, 3) })).toMatchObject({
    summary: { average: '4.5', count: '4 reviews' },
  });
});
