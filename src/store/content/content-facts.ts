import type { Post } from '#domain/blog/post.ts';
import type { Manufacturer } from '#domain/manufacturer/manufacturer.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { Redirect } from '#domain/redirect/redirect.ts';
import type { Review } from '#domain/review/review.ts';
import type { PageDocument } from '#site/pages/page-document.ts';

/** The lists of a site's content. */
export interface ContentFacts {
  offer: Offer;
  manufacturer: Manufacturer;
  page: PageDocument;
  redirect: Redirect;
  post: Post;
  review: Review;
}

/** The property that identifies an item in its list. */
export const identifiedBy: { readonly [List in keyof ContentFacts]: keyof ContentFacts[List] } = {
  offer: 'id',
  manufacturer: 'id',
  page: 'path',
  redirect: 'from',
  post: 'slug',
  review: 'id',
};
