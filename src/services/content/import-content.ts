import type { Kysely } from 'kysely';
import type { SchemaFault } from '#site/schema-faults.ts';
import type { Site } from '#site/site.ts';
import { changeContent, contentVersion } from '#store/content/content-changes.ts';
import { type ContentFacts, ContentList, type ListChange } from '#store/content/content-list.ts';
import { ContentVersions } from '#store/content/content-versions.ts';
import type { Schema } from '#store/database/schema.ts';
import { checkContent, type ContentLists } from './file/content-file.ts';

/** The lists of a content file and the tables that hold them. */
export const contentTables = {
  offers: 'offer',
  manufacturers: 'manufacturer',
  pages: 'page',
  redirects: 'redirect',
  posts: 'post',
  reviews: 'review',
} as const satisfies Record<string, keyof ContentFacts>;

export type ContentListName = keyof typeof contentTables;

// the keys of an object have the type string
export const contentListNames = Object.keys(contentTables) as ContentListName[];

export type ContentChanges = Partial<Record<ContentListName, ListChange>>;

export type ImportedContent =
  | {
      ok: true;
      changed: boolean;
      /** The platform's content version after the import. */
      version: number;
      /** Without the lists that the file does not contain and that therefore stay unchanged. */
      lists: ContentChanges;
    }
  /** `removes-too-much`: the file may be right, but only a person can know; see `ContentImportOptions.force`. */
  | { ok: false; reason: 'invalid' | 'removes-too-much'; faults: SchemaFault[] };

export interface ContentImportOptions {
  /** Allows the file to remove more than half of a list, or the home page. */
  force?: boolean;
  /** Reports what would change and changes nothing. */
  dryRun?: boolean;
}

/** Ends the transaction of an import that must not change anything. */
class NothingChanged extends Error {
  readonly lists: ContentChanges;

  constructor(lists: ContentChanges) {
    super('The import changes nothing');
    this.lists = lists;
  }
}

/**
 * Replaces a site's content with the lists of a file, and keeps the lists as they were. A faulty file changes nothing,
 * nor does one that would remove most of a list.
 */
export async function importContent(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
  input: unknown,
  { force = false, dryRun = false }: ContentImportOptions = {},
): Promise<ImportedContent> {
  const checked = await checkContent(input);
  if (!checked.ok) return { ...checked, reason: 'invalid' };
  const faults = await conflictsWithStored(db, site, checked.lists);
  if (faults.length > 0) return { ok: false, reason: 'invalid', faults };
  const lists: ContentChanges = {};
  try {
    const outcome = await changeContent(db, site, async (trx, version) => {
      const named = contentListNames.filter((name) => checked.lists[name]);
      const tables = named.map((name) => contentTables[name]);
      await new ContentVersions(site).keep(trx, version, tables);
      for (const name of named) {
        // the list and the table have the same name
        const stored = new ContentList(db, site, contentTables[name]) as ContentList<'page'>;
        lists[name] = await stored.replace(trx, checked.lists[name] as ContentFacts['page'][]);
      }
      if (dryRun || (!force && removals(lists).length > 0) || !isChanged(lists))
        throw new NothingChanged(lists);
      return true;
    });
    return { ok: true, ...outcome, lists };
  } catch (error) {
    if (!(error instanceof NothingChanged)) throw error;
  }
  const tooMuch = force ? [] : removals(lists);
  if (tooMuch.length > 0) return { ok: false, reason: 'removes-too-much', faults: tooMuch };
  return { ok: true, changed: isChanged(lists), version: await contentVersion(db), lists };
}

function isChanged(lists: ContentChanges): boolean {
  return Object.values(lists).some(({ added, changed, removed }) => added + changed + removed > 0);
}

/** Lists of which a file without --force may not remove so much. */
function removals(lists: ContentChanges): SchemaFault[] {
  // the entries are those of the table of lists
  return (Object.entries(lists) as [ContentListName, ListChange][]).flatMap(([path, change]) => {
    const { changed, unchanged, removed, ids } = change;
    const isHome = path === 'pages' && ids.removed.includes('/');
    if (!isHome && removed * 2 <= changed + unchanged + removed) return [];
    const home = isHome ? ', the home page among them' : '';
    const total = changed + unchanged + removed;
    return [{ path, message: `the file would remove ${removed} of ${total}${home}` }];
  });
}

/**
 * Reports a page and a redirect with one address if only one of them is in the file; the redirect would never be used.
 * The file itself has been checked.
 */
async function conflictsWithStored(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
  { pages, redirects }: ContentLists,
): Promise<SchemaFault[]> {
  if (redirects && !pages) {
    const stored = new Set((await new ContentList(db, site, 'page').all()).map(({ path }) => path));
    return redirects.flatMap(({ from }, at) =>
      stored.has(from)
        ? [{ path: `redirects[${at}].from`, message: 'a stored page has this address' }]
        : [],
    );
  }
  if (pages && !redirects) {
    const stored = new Set(
      (await new ContentList(db, site, 'redirect').all()).map(({ from }) => from),
    );
    return pages.flatMap(({ path }, at) =>
      stored.has(path)
        ? [
            {
              path: `pages[${at}].path`,
              message:
                'a stored redirect has this address; import the redirects without it, or both lists together',
            },
          ]
        : [],
    );
  }
  return [];
}
