import { slugify } from '#domain/text/slugify.ts';
import type { PostSummary } from './post.ts';

/**
 * The posts that shoppers see on a day, newest first. Posts of the same day keep the dealer's order.
 * @param today `2026-11-20`, in the site's time zone
 */
export function publishedPosts<P extends Pick<PostSummary, 'date'>>(
  posts: readonly P[],
  today: string,
): P[] {
  return posts
    .filter(({ date }) => date <= today)
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

export interface PostCategory {
  /** In the spelling of the newest post that has it. */
  name: string;
  /** In addresses: `?category=buying-tips`. */
  slug: string;
  count: number;
}

/** The categories of posts, in alphabetical order. Spellings with the same slug are one category. */
export function categoriesOf(posts: readonly Pick<PostSummary, 'categories'>[]): PostCategory[] {
  const bySlug = new Map<string, PostCategory>();
  for (const { categories } of posts) {
    for (const [slug, name] of new Map(categories.map((name) => [slugify(name), name]))) {
      const known = bySlug.get(slug);
      if (known) known.count += 1;
      else bySlug.set(slug, { name, slug, count: 1 });
    }
  }
  return [...bySlug.values()].toSorted((a, b) => a.slug.localeCompare(b.slug));
}

/** @param category the slug of a category */
export function isInCategory(
  { categories }: Pick<PostSummary, 'categories'>,
  category: string,
): boolean {
  return categories.some((name) => slugify(name) === category);
}

/**
 * The posts to read after another: those that share the most categories first, then the newest.
 * @param posts newest first
 */
export function relatedPosts<P extends PostSummary>(
  post: PostSummary,
  posts: readonly P[],
  limit: number,
): P[] {
  const slugs = post.categories.map((name) => slugify(name));
  const shared = (other: P): number =>
    slugs.filter((category) => isInCategory(other, category)).length;
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, limit);
}
