import type { Kysely } from 'kysely';
import type { Site } from '#site/site.ts';
import { ContentVersions } from '#store/content/content-versions.ts';
import type { Schema } from '#store/database/schema.ts';
import {
  contentListNames,
  contentTables,
  importContent,
  type ImportedContent,
} from './import-content.ts';

/**
 * Restores the lists of content as they were before a change. Restoring is a change too, and can be undone.
 * @param version one of `ContentVersions.list`
 * @returns undefined if there is no such version
 */
export async function restoreContent(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
  version: number,
): Promise<ImportedContent | undefined> {
  const stored = await new ContentVersions(site).read(db, version);
  const lists = contentListNames.flatMap((name) => {
    const facts = stored[contentTables[name]];
    return facts ? [[name, facts] as const] : [];
  });
  if (lists.length === 0) return undefined;
  return importContent(db, site, Object.fromEntries(lists), { force: true });
}
