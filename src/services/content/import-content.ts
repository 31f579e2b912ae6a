import type { Kysely } from 'kysely';
import type { SchemaFault } from '#site/schema-faults.ts';
import type { Site } from '#site/site.ts';
import { changeContent } from '#store/content/content-changes.ts';
import { type ContentFacts, ContentList, type ListChange } from '#store/content/content-list.ts';
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

export type ImportedContent =
  | {
      ok: true;
      changed: boolean;
      /** The platform's content version after the import. */
      version: number;
      /** Without the lists that the file does not contain and that therefore stay unchanged. */
      lists: Partial<Record<ContentListName, ListChange>>;
    }
  | { ok: false; faults: SchemaFault[] };

/** Replaces a site's content with the lists of a file. A faulty file changes nothing. */
export async function importContent(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
  input: unknown,
): Promise<ImportedContent> {
  const checked = await checkContent(input);
  if (!checked.ok) return checked;
  const faults = await conflictsWithStored(db, site, checked.lists);
  if (faults.length > 0) return { ok: false, faults };
  const lists: Partial<Record<ContentListName, ListChange>> = {};
  const outcome = await changeContent(db, site, async (trx) => {
    for (const name of contentListNames) {
      const list = checked.lists[name];
      if (!list) continue;
      // the list and the table have the same name
      const stored = new ContentList(db, site, contentTables[name]) as ContentList<'page'>;
      lists[name] = await stored.replace(trx, list as ContentFacts['page'][]);
    }
    return Object.values(lists).some(({ added, changed, removed }) => added + changed + removed);
  });
  return { ok: true, ...outcome, lists };
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
