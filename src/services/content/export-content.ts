import type { Kysely } from 'kysely';
import type { Site } from '#site/site.ts';
import { ContentList } from '#store/content/content-list.ts';
import type { Schema } from '#store/database/schema.ts';
import { type ContentListName, contentListNames, contentTables } from './import-content.ts';

/** A site's content in the form of a content file. Importing it again changes nothing. */
export async function exportContent(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
): Promise<Record<ContentListName, unknown[]>> {
  // one transaction, so that no import comes in between
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const lists: [ContentListName, unknown[]][] = [];
      for (const name of contentListNames) {
        lists.push([name, await new ContentList(trx, site, contentTables[name]).all()]);
      }
      // the loop adds every name of the table
      return Object.fromEntries(lists) as Record<ContentListName, unknown[]>;
    });
}
