import { randomInt, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import { changeContent, contentVersion } from './content-changes.ts';
import { type ContentFacts, ContentList, type ListChange } from './content-list.ts';
import { ContentVersions } from './content-versions.ts';

/** Lists of a site's content by their tables; the others stay as they are. */
export type NewContent = {
  readonly [Table in keyof ContentFacts]?: readonly ContentFacts[Table][];
};

export type ContentChange = Partial<Record<keyof ContentFacts, ListChange>>;

/** Attempts at a replacement; each starts again if the site's content has changed meanwhile. */
const TRIES = 3;

/** The site's content has changed since the replacement was staged. */
class Overtaken extends Error {
  override name = 'Overtaken';
}

/**
 * Replaces lists of a site's content, and stores the earlier lists as a version. The slow work is done first, in short
 * statements, and the switch is one transaction that only copies: the embedded database has one connection, so other
 * queries wait for a transaction to end.
 *
 * @param accepts decides by the changes whether they are made; it may be asked again
 * @returns the platform's content version after the change
 */
export async function replaceContent(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
  content: NewContent,
  accepts: (change: ContentChange) => boolean,
): Promise<{ changed: boolean; version: number; change: ContentChange }> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await tryToReplace(db, site, content, accepts);
    } catch (error) {
      if (!(error instanceof Overtaken) || tried === TRIES) throw error;
    }
  }
}

async function tryToReplace(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
  content: NewContent,
  accepts: (change: ContentChange) => boolean,
): Promise<{ changed: boolean; version: number; change: ContentChange }> {
  // the keys of an object have the type string
  const tables = Object.keys(content) as (keyof ContentFacts)[];
  const importId = randomUUID();
  const draft = -randomInt(1, 2 ** 31);
  const versions = new ContentVersions(site);
  const change: ContentChange = {};
  try {
    const before = await siteVersion(db, site);
    for (const table of tables) {
      // the list and the table have the same name
      const list = new ContentList(db, site, table) as ContentList<'page'>;
      change[table] = await list.stage(importId, content[table] as ContentFacts['page'][]);
    }
    if (!isChanged(change) || !accepts(change))
      return { changed: false, version: await contentVersion(db), change };
    await versions.copy(db, draft, tables);
    const outcome = await changeContent(db, site, async (trx, version) => {
      if ((await siteVersion(trx, site)) !== before)
        throw new Overtaken(`The content of ${site.slug} is being changed by somebody else`);
      await versions.publish(trx, draft, version);
      for (const table of tables)
        await new ContentList(db, site, table).switch(trx, importId, change[table]!);
      return true;
    });
    return { ...outcome, change };
  } finally {
    await versions.clear(db, draft);
    await clearStage(db, importId);
  }
}

/** Whether anything differs from the stored lists. */
export function isChanged(change: ContentChange): boolean {
  return Object.values(change).some(({ added, changed, removed }) => added + changed + removed > 0);
}

/** The version of the last change of a site's content; 0 without content. */
async function siteVersion(db: Kysely<Schema>, site: Pick<Site, 'slug'>): Promise<number> {
  const row = await db
    .selectFrom('site_content')
    .select('version')
    .where('site_slug', '=', site.slug)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Deletes the staged items of this import, and any older than a day, which a failed import left behind. */
async function clearStage(db: Kysely<Schema>, importId: string): Promise<void> {
  await db
    .deleteFrom('content_stage')
    .where((where) =>
      where.or([
        where('import_id', '=', importId),
        where('staged_at', '<', sql<string>`now() - interval '1 day'`),
      ]),
    )
    .execute();
}
