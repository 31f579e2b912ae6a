import { type Kysely, sql } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import type { ContentFacts } from './content-facts.ts';

/** Counts the items of each of a site's lists of content. Empty lists are absent. */
export async function contentCounts(
  db: Kysely<Schema>,
  siteSlug: string,
): Promise<Partial<Record<keyof ContentFacts, number>>> {
  const rows = await db
    .selectFrom('content_edition as edition')
    .innerJoin('content_item as item', 'item.edition', 'edition.id')
    .select(['edition.list', sql<number>`count(*)::integer`.as('items')])
    .where('edition.site_slug', '=', siteSlug)
    .where('edition.state', '=', 'current')
    .groupBy('edition.list')
    .orderBy('edition.list')
    .execute();
  return Object.fromEntries(rows.map(({ list, items }) => [list, items]));
}
