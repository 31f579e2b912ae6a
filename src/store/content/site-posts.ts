import { type Kysely, sql } from 'kysely';
import type { PostEntry, PostSummary } from '#domain/blog/post.ts';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import { currentItems } from './current-items.ts';

/** Lists a site's posts, those to come included, in the dealer's order. */
export async function postEntries(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
): Promise<PostEntry[]> {
  const rows = await currentItems(db, site, 'post')
    .select(['changed_at', sql<PostSummary>`facts - 'html'`.as('summary')])
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
  const row = await currentItems(db, site, 'post')
    .select(sql<string>`facts ->> 'html'`.as('html'))
    .where('item.id', '=', slug)
    .executeTakeFirst();
  return row?.html;
}
