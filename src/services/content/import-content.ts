import type { Kysely } from 'kysely';
import type { SchemaFault } from '#site/schema-faults.ts';
import type { Site } from '#site/site.ts';
import type { ContentFacts } from '#store/content/content-facts.ts';
import { ContentList, type ListChange } from '#store/content/content-list.ts';
import {
  type ContentChange,
  isChanged,
  type NewContent,
  replaceContent,
} from '#store/content/replace-content.ts';
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
  | { ok: false; reason: 'invalid'; faults: SchemaFault[] }
  /** The file may be correct, but a person has to confirm it; see `ContentImportOptions.force`. */
  | { ok: false; reason: 'removes-too-much'; faults: SchemaFault[]; lists: ContentChanges };

export interface ContentImportOptions {
  /** Allows the file to remove more than half of a list, or the home page. */
  force?: boolean;
  /** Reports what would change and changes nothing. */
  dryRun?: boolean;
  /** The hosts of the site, to recognise redirects from it to itself. */
  ownHosts?: readonly string[];
}

/**
 * Replaces a site's content with the lists of a file, and stores the earlier lists as a version. A faulty file changes
 * nothing, nor does one that would remove most of a list.
 */
export async function importContent(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
  input: unknown,
  { force = false, dryRun = false, ownHosts = [] }: ContentImportOptions = {},
): Promise<ImportedContent> {
  const checked = await checkContent(input, ownHosts);
  if (!checked.ok) return { ...checked, reason: 'invalid' };
  const faults = await conflictsWithStored(db, site, checked.lists);
  if (faults.length > 0) return { ok: false, reason: 'invalid', faults };
  const tooMuch = (change: ContentChange): SchemaFault[] => (force ? [] : removals(byName(change)));
  const { change, ...outcome } = await replaceContent(
    db,
    site,
    byTable(checked.lists),
    (wanted) => !dryRun && tooMuch(wanted).length === 0,
  );
  const refused = tooMuch(change);
  if (refused.length > 0)
    return { ok: false, reason: 'removes-too-much', faults: refused, lists: byName(change) };
  return { ok: true, ...outcome, changed: isChanged(change), lists: byName(change) };
}

function byTable(lists: ContentLists): NewContent {
  const named = contentListNames.filter((name) => lists[name]);
  return Object.fromEntries(named.map((name) => [contentTables[name], lists[name]]));
}

function byName(change: ContentChange): ContentChanges {
  const named = contentListNames.filter((name) => change[contentTables[name]]);
  return Object.fromEntries(named.map((name) => [name, change[contentTables[name]]]));
}

/** Reports each list that a file would remove more than half of, or the home page from. */
function removals(lists: ContentChanges): SchemaFault[] {
  // `byName` takes the names from the table of lists
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
    const stored = await new ContentList(db, site, 'page').ids();
    return redirects.flatMap(({ from }, at) =>
      stored.has(from)
        ? [{ path: `redirects[${at}].from`, message: 'a stored page has this address' }]
        : [],
    );
  }
  if (pages && !redirects) {
    const stored = await new ContentList(db, site, 'redirect').ids();
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
