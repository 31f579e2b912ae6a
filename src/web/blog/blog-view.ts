import { categoriesOf, isInCategory } from '#domain/blog/post-lists.ts';
import type { PostSummary } from '#domain/blog/post.ts';
import { pageNumber } from '#search/content-search/read-address.ts';
import { paged, writeAddress } from '#search/content-search/write-address.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { PillLinkView } from '#web/content/listing/pill-links.tsx';
import { type PagingView, pagingView } from '#web/listing/paging-view.ts';
import { type PostCardView, postCardView } from './post-card-view.ts';

/** What a reader of the blog has chosen. */
export interface BlogChoice {
  /** From 1. */
  page: number;
  /** The slug of a category. */
  category?: string;
}

/** The list of posts. */
export interface BlogView {
  /** The chosen category, in the posts' own spelling. */
  category: string | undefined;
  cards: PostCardView[];
  categories: PillLinkView[];
  /** The canonical address of this list. */
  canonical: string;
  paging: PagingView;
}

export function parseBlogAddress(parameters: URLSearchParams): BlogChoice {
  const category = parameters.get('category')?.trim();
  return { page: pageNumber(parameters), ...(category && { category }) };
}

export function blogAddress({ page, category }: BlogChoice): string {
  return writeAddress('/blog', [
    ...(category === undefined ? [] : [['category', category] as const]),
    ...paged(page),
  ]);
}

/** @param posts newest first */
export function blogView(
  { page: requested, category }: BlogChoice,
  posts: readonly PostSummary[],
  { blog, content: { page_size: perPage } }: SiteSettings,
): BlogView {
  const categories = categoriesOf(posts);
  const found =
    category === undefined ? posts : posts.filter((post) => isInCategory(post, category));
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(requested, pages);
  const chosen = { page, ...(category !== undefined && { category }) };
  return {
    category: categories.find(({ slug }) => slug === category)?.name,
    cards: found
      .slice((page - 1) * perPage, page * perPage)
      .map((post) => postCardView(post, blog)),
    categories: [
      {
        label: 'All posts',
        href: blogAddress({ page: 1 }),
        count: undefined,
        current: category === undefined,
      },
      ...categories.map(({ name, slug, count }) => ({
        label: name,
        href: blogAddress({ page: 1, category: slug }),
        count,
        current: slug === category,
      })),
    ],
    canonical: blogAddress(chosen),
    paging: pagingView({ page, pages }, (other) => blogAddress({ ...chosen, page: other })),
  };
}
