import type { Kysely } from 'kysely';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import type { ContentFacts } from './content-facts.ts';

/** The items of a site's current list, for one statement: between two, an import may make another edition current. */
export function currentItems(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
  list: keyof ContentFacts,
) {
  return db
    .selectFrom('content_edition as edition')
    .innerJoin('content_item as item', 'item.edition', 'edition.id')
    .where('edition.site_slug', '=', site.slug)
    .where('edition.list', '=', list)
    .where('edition.state', '=', 'current');
}
