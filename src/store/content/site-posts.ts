import { type Kysely, sql } from 'kysely';
import type { PostEntry, PostSummary } from '#domain/blog/post.ts';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';

/** Lists a site's posts, those to come included, in the dealer's order. */
export async function postEntries(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
): Promise<PostEntry[]> {
  const rows = await db
    .selectFrom('post')
    .select(['changed_at', sql<PostSummary>`facts - 'html'`.as('summary')])
    .where('site_slug', '=', site.slug)
    .orderBy('position')
    .execute();
  return rows.map(({ summary, changed_at }) => ({
    ...summary,
    changedAt: new Date(changed_at).toISOString(),
  }));
}

/** The text of a post; undefined if there is no such post. */
export async function postHtml(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
  slug: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('post')
    .select(sql<string>`facts ->> 'html'`.as('html'))
    .where('site_slug', '=', site.slug)
    .where('id', '=', slug)
    .executeTakeFirst();
  return row?.html;
}
