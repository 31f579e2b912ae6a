import type { ReviewsView } from './reviews-view.ts';

/**
 * The dealer's rating and reviews as structured data: https://schema.org/AggregateRating. Search engines accept reviews
 * only from the site that collected them, so other sources' are left out.
 */
export function ownReviewsData({ own, reviews }: Pick<ReviewsView, 'own' | 'reviews'>): object {
  if (!own) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round(own.average * 10) / 10,
      reviewCount: own.count,
      bestRating: 5,
    },
    review: reviews
      .filter(({ source }) => source === 'own')
      .map(({ author, date, rating, text }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        datePublished: date,
        reviewBody: text.whole,
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
      })),
  };
}
