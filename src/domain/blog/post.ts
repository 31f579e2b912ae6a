/** An article of a dealer's blog. */
export interface Post {
  /** Its page is `/blog/{slug}`. */
  slug: string;
  heading: string;
  /** One paragraph of plain text, for cards and search engines. */
  description: string;
  /** Sanitised HTML. */
  html: string;
  image?: { source: string; alt: string } | undefined;
  /** `2026-11-20`, in the site's time zone. The post is shown from this day. */
  date: string;
  author?: string | undefined;
  categories: readonly string[];
}

/** What a list of posts shows of one. */
export type PostSummary = Omit<Post, 'html'>;

/** A post in a list of posts. */
export interface PostEntry extends PostSummary {
  /** ISO 8601. */
  changedAt: string;
}

export function postAddress({ slug }: Pick<Post, 'slug'>): string {
  return `/blog/${slug}`;
}
