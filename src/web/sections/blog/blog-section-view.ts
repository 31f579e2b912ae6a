import { isInCategory } from '#domain/blog/post-lists.ts';
import { slugify } from '#domain/text/slugify.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';
import { type PostCardView, postCardView } from '#web/blog/post-card-view.ts';
import { blogAddress } from '#web/blog/blog-view.ts';
import type { LinkView } from '#web/site/site-view.ts';

export interface BlogSectionView {
  title: string | undefined;
  text: string | undefined;
  cards: PostCardView[];
  /** The list of posts; of the category, if there is only one. */
  more: LinkView;
}

export async function blogSectionView(
  { title, text, categories, limit }: SectionContent<'blog'>,
  { blog, site }: Pick<RequestServices, 'blog' | 'site'>,
): Promise<BlogSectionView | undefined> {
  const slugs = categories.map(slugify);
  const posts = (await blog.posts()).filter(
    (post) => slugs.length === 0 || slugs.some((category) => isInCategory(post, category)),
  );
  if (posts.length === 0) return undefined;
  const [category, ...others] = slugs;
  const isOne = category !== undefined && others.length === 0;
  return {
    title,
    text,
    cards: posts.slice(0, limit).map((post) => postCardView(post, site.settings.blog)),
    more: {
      label: 'See all posts',
      href: blogAddress({ page: 1, ...(isOne && { category }) }),
    },
  };
}
