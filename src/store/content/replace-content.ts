import type { Kysely } from 'kysely';
import type { Site } from '#site/site.ts';
import type { Schema } from '#store/database/schema.ts';
import { changeContent, contentVersion } from './content-changes.ts';
import type { ContentFacts } from './content-facts.ts';
import { ContentList, type ListChange } from './content-list.ts';
import { ContentVersions } from './content-versions.ts';

/** Lists of a site's content; the others stay as they are. */
export type NewContent = {
  readonly [List in keyof ContentFacts]?: readonly ContentFacts[List][];
};

export type ContentChange = Partial<Record<keyof ContentFacts, ListChange>>;

/** Attempts at a replacement; each starts again if the site's content has changed meanwhile. */
const TRIES = 3;

/** The site's content has changed since the replacement was compared with it. */
class Overtaken extends Error {
  override name = 'Overtaken';
}

/**
 * Replaces lists of a site's content, and keeps the earlier lists as a version. The new lists are written first, in
 * short statements; the switch is a transaction of a few rows, since on the embedded database other queries wait for
 * its end.
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
  const lists = Object.keys(content) as (keyof ContentFacts)[];
  // a list and its facts have the same name
  const wanted = (list: keyof ContentFacts) => content[list] as ContentFacts['page'][];
  const stored = (list: keyof ContentFacts) =>
    new ContentList(db, site, list) as ContentList<'page'>;
  const before = await siteVersion(db, site);
  const change: ContentChange = {};
  for (const list of lists) change[list] = await stored(list).compare(wanted(list));
  if (!isChanged(change) || !accepts(change))
    return { changed: false, version: await contentVersion(db), change };
  const versions = new ContentVersions(site);
  const drafts = new Map<keyof ContentFacts, number>();
  try {
    for (const list of lists) {
      if (!isListChanged(change[list]!)) continue;
      const draft = await stored(list).newDraft();
      drafts.set(list, draft);
      await stored(list).write(draft, wanted(list));
    }
    const outcome = await changeContent(db, site, async (trx, version) => {
      if ((await siteVersion(trx, site)) !== before)
        throw new Overtaken(`The content of ${site.slug} is being changed by somebody else`);
      await versions.publish(trx, drafts, version);
      return true;
    });
    return { ...outcome, change };
  } finally {
    await versions.clear(db, [...drafts.values()]).catch((error: unknown) => {
      // the change itself is made or refused by now, and the next one clears again
      process.emitWarning(`Old content of ${site.slug} could not be deleted: ${String(error)}`);
    });
  }
}

/** Whether anything differs from the stored lists. */
export function isChanged(change: ContentChange): boolean {
  return Object.values(change).some(isListChanged);
}

function isListChanged({ added, changed, removed }: ListChange): boolean {
  return added + changed + removed > 0;
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
