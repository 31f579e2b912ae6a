import { dayIn } from '#domain/time/day-in.ts';
import type { PostEntry } from '#domain/blog/post.ts';
import type { RequestContext } from '#services/request-context.ts';

type BlogContext = Pick<RequestContext, 'content' | 'site' | 'now'>;

/** The posts that shoppers see, without their texts, newest first. */
export async function posts({ content, site, now }: BlogContext): Promise<PostEntry[]> {
  const directory = await content.posts(site);
  return directory.published(dayIn(site.settings.time_zone, now));
}

/** The sanitised HTML of a post that `posts` lists; undefined if it has just been deleted. */
export function html(
  { content, site }: BlogContext,
  { slug }: PostEntry,
): Promise<string | undefined> {
  return content.postHtml(site, slug);
}
