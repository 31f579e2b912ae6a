import { type Kysely, sql } from 'kysely';
import type { PageDocument } from '#site/pages/page-document.ts';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import { currentItems } from './current-items.ts';

/** What is known of a page without its sections. */
export interface PageEntry {
  path: string;
  title: string;
  status: PageDocument['status'];
  /** Minutes in the site's time zone: `2026-06-01T00:00`. */
  starts: string | undefined;
  ends: string | undefined;
  isIndexed: boolean;
  /** In the address of its preview. */
  previewToken: string;
  /** The source addresses of its pictures. */
  pictures: string[];
  /** ISO 8601. */
  changedAt: string;
}

/** Lists a site's pages, drafts included, in the dealer's order. */
export async function pageEntries(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
): Promise<PageEntry[]> {
  const rows = await currentItems(db, site, 'page')
    .select([
      'item.id',
      'preview_token',
      'changed_at',
      sql<PageDocument['root']['props']>`facts -> 'root' -> 'props'`.as('props'),
      sql<PageDocument['status']>`facts ->> 'status'`.as('status'),
      sql<string | null>`facts ->> 'starts'`.as('starts'),
      sql<string | null>`facts ->> 'ends'`.as('ends'),
      // pictures are the objects with a source
      sql<unknown[]>`jsonb_path_query_array(facts, 'strict $.content.**.source')`.as('sources'),
    ])
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    path: row.id,
    title: row.props.title,
    status: row.status,
    starts: row.starts ?? undefined,
    ends: row.ends ?? undefined,
    isIndexed: row.props.indexed,
    previewToken: row.preview_token,
    pictures: [row.props.picture, ...row.sources].filter((source) => typeof source === 'string'),
    changedAt: new Date(row.changed_at).toISOString(),
  }));
}

/** The page with its sections; undefined if it has been deleted. */
export async function pageDocumentAt(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
  path: string,
): Promise<PageDocument | undefined> {
  const row = await currentItems(db, site, 'page')
    .select('facts')
    .where('item.id', '=', path)
    .executeTakeFirst();
  // the list of pages holds page documents
  return row?.facts as PageDocument | undefined;
}
