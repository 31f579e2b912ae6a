import type { Kysely } from 'kysely';
import type { SchemaFault } from '#site/schema-faults.ts';
import type { Site } from '#site/site.ts';
import { contentLinkWarnings, linkWarnings } from '#site/warnings/link-warnings.ts';
import { sectionWarnings } from '#site/warnings/section-warnings.ts';
import { ContentList } from '#store/content/content-list.ts';
import type { Schema } from '#store/database/schema.ts';
import { contentAddresses } from './content-addresses.ts';

/**
 * Warns about dead links in an imported file and in the settings, and about stored pages with sections that name what
 * the site does not have.
 */
export async function contentWarnings(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug' | 'settings'>,
  file: unknown,
): Promise<SchemaFault[]> {
  const { settings } = site;
  const [addresses, pages, manufacturers] = await Promise.all([
    contentAddresses(db, site),
    new ContentList(db, site, 'page').all(),
    new ContentList(db, site, 'manufacturer').all(),
  ]);
  return [
    ...contentLinkWarnings(file, settings, addresses),
    ...linkWarnings(settings, addresses).map(({ path, message }) => ({
      path: `in the settings: ${path}`,
      message,
    })),
    ...sectionWarnings(pages, settings, {
      brands: new Set(manufacturers.map(({ slug }) => slug)),
      models: new Set(manufacturers.flatMap(({ models }) => models.map(({ slug }) => slug))),
    }),
  ];
}
