import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { redirectFor } from '#domain/redirect/redirect.ts';
import { pageDocument } from '#site/pages/page-document.ts';
import { faultWords } from '#site/fault-words.ts';
import { type SchemaFault, schemaFaults } from '#site/schema-faults.ts';
import { isItemPath, platformPageAt } from '#site/pages/platform-pages.ts';
import { manufacturerInFile } from './manufacturer-in-file.ts';
import { offerInFile } from './offer-in-file.ts';
import { postInFile } from './post-in-file.ts';
import { redirectInFile } from './redirect-in-file.ts';
import { reviewInFile } from './review-in-file.ts';

/** The schemas of the items of a content file's lists. */
const items = {
  offers: offerInFile,
  manufacturers: manufacturerInFile,
  pages: pageDocument,
  redirects: redirectInFile,
  posts: postInFile,
  reviews: reviewInFile,
} as const;

/** How many items a list may have. */
const most = { pages: 5000, redirects: 50_000, posts: 10_000, reviews: 20_000 };
/** A longer list is refused without a look at its items. */
const MOST_ITEMS = Math.max(...Object.values(most));

/** A checked content file; lists that are absent leave the stored ones unchanged. */
export type ContentLists = {
  [Name in keyof typeof items]?: z.infer<(typeof items)[Name]>[] | undefined;
};

/**
 * The file with a dealer's content. A list in the file replaces the stored list; a list that is absent leaves the
 * stored one unchanged.
 */
export const contentFile = z.strictObject({
  $schema: z.string().optional(),
  offers: z.array(items.offers).optional(),
  manufacturers: z.array(items.manufacturers).optional(),
  pages: z.array(items.pages).max(most.pages).optional(),
  redirects: z.array(items.redirects).max(most.redirects).optional(),
  posts: z.array(items.posts).max(most.posts).optional(),
  reviews: z.array(items.reviews).max(most.reviews).optional(),
});

const unchecked = z.array(z.unknown());

/** The file with its lists, before their items are checked. */
const outline = z.strictObject({
  $schema: z.string().optional(),
  offers: unchecked.optional(),
  manufacturers: unchecked.optional(),
  pages: unchecked.max(most.pages).optional(),
  redirects: unchecked.max(most.redirects).optional(),
  posts: unchecked.max(most.posts).optional(),
  reviews: unchecked.max(most.reviews).optional(),
});

// the keys of an object have the type string
const listNames = Object.keys(items) as (keyof typeof items)[];

/** Milliseconds of checking before the other work of the process gets its turn. */
const SLICE_MS = 20;

const words = faultWords('is not known here');

type Fault = (path: PropertyKey[], message: string, input: unknown) => void;

/**
 * Checks a content file and returns its lists as they are stored: HTML is sanitised or plain text. A large file takes
 * seconds, so it is checked in slices between which the process answers requests.
 * @param ownHosts the hosts of the site
 */
export async function checkContent(
  input: unknown,
  ownHosts: readonly string[] = [],
): Promise<{ ok: true; lists: ContentLists } | { ok: false; faults: SchemaFault[] }> {
  const refused = (issues: z.core.$ZodIssue[]) => ({
    ok: false as const,
    faults: schemaFaults(new z.ZodError(issues)),
  });
  const outlined = outline.safeParse(input, { error: words });
  const issues: z.core.$ZodIssue[] = outlined.error ? [...outlined.error.issues] : [];
  const given = outlined.data ?? listsOf(input);
  /** The places of the valid items in the lists of the file. */
  const places: Record<string, number[]> = {};
  const fault: Fault = ([name = '', at, ...inside], message, value) => {
    const path = typeof at === 'number' ? [name, places[String(name)]?.[at] ?? at, ...inside] : [];
    issues.push({ code: 'custom', input: value, path, message });
  };
  const lists: Record<string, unknown[]> = {};
  let sliceStarted = performance.now();
  for (const name of listNames) {
    const list = given[name];
    if (!list) continue;
    const checked: unknown[] = [];
    const place: number[] = (places[name] = []);
    for (const [at, item] of list.entries()) {
      const { success, data, error } = items[name].safeParse(item, { error: words });
      if (success) {
        checked.push(data);
        place.push(at);
      } else issues.push(...error.issues.map((one) => ({ ...one, path: [name, at, ...one.path] })));
      if (performance.now() - sliceStarted > SLICE_MS) {
        await setImmediate();
        sliceStarted = performance.now();
      }
    }
    lists[name] = checked;
  }
  // each list was checked by the schema of its name
  const content = lists as ContentLists;
  if (Object.keys(content).length === 0 && issues.length === 0)
    fault([], `contains none of ${listNames.join(', ')}`, undefined);
  for (const check of [findRepeated, findTakenAddresses, findCircles]) {
    await setImmediate();
    check(content, fault, ownHosts);
  }
  return issues.length > 0 ? refused(issues) : { ok: true, lists: content };
}

/** The lists of a file with a faulty outline, so that the faults of their items are reported too. */
function listsOf(input: unknown): Partial<Record<keyof typeof items, unknown[]>> {
  const given = new Map(Object.entries(Object(input)));
  return Object.fromEntries(
    listNames.flatMap((name) => {
      const list = given.get(name);
      return Array.isArray(list) && list.length <= MOST_ITEMS ? [[name, list]] : [];
    }),
  );
}

/** Reports items that have the identity of an earlier one. */
function findRepeated(
  {
    offers = [],
    manufacturers = [],
    pages = [],
    redirects = [],
    posts = [],
    reviews = [],
  }: ContentLists,
  fault: Fault,
): void {
  const models = manufacturers.flatMap(({ models: own }, maker) =>
    own.map(({ slug }, at) => ({ slug, path: ['manufacturers', maker, 'models', at, 'slug'] })),
  );
  const report = (
    keys: readonly string[],
    message: string,
    pathOf: (at: number) => PropertyKey[],
  ): void => {
    for (const at of repeatedIndexes(keys)) fault(pathOf(at), message, keys[at]);
  };
  report(
    offers.map(({ id }) => id),
    'another offer has the same id',
    (at) => ['offers', at, 'id'],
  );
  report(
    manufacturers.map(({ id }) => id),
    'another manufacturer has the same id',
    (at) => ['manufacturers', at, 'id'],
  );
  report(
    models.map(({ slug }) => slug),
    'another model has the same slug',
    (at) => models[at]?.path ?? [],
  );
  report(
    pages.map(({ path }) => path),
    'another page has the same path',
    (at) => ['pages', at, 'path'],
  );
  report(
    redirects.map(({ from }) => from),
    'another redirect has the same address',
    (at) => ['redirects', at, 'from'],
  );
  report(
    posts.map(({ slug }) => slug),
    'another post has the same slug',
    (at) => ['posts', at, 'slug'],
  );
  report(
    reviews.map(({ id }) => id),
    'another review has the same id',
    (at) => ['reviews', at, 'id'],
  );
}

/**
 * Reports pages and redirects that would never be reached. A redirect may have the address of a vehicle, an offer or a
 * post of the dealer's old website: it is used where there is no such item.
 */
function findTakenAddresses({ pages = [], redirects = [] }: ContentLists, fault: Fault): void {
  pages.forEach(({ path }, at) => {
    if (path !== '/' && isTaken(path))
      fault(['pages', at, 'path'], 'the platform has a page of its own at this address', path);
  });
  const own = new Set(pages.map(({ path }) => path));
  redirects.forEach(({ from }, at) => {
    const path = from.split('?')[0] ?? '';
    if (own.has(from)) fault(['redirects', at, 'from'], 'a page has this address', from);
    else if (isTaken(path) && !isItemPath(path))
      fault(['redirects', at, 'from'], 'the platform has a page of its own at this address', from);
  });
}

/** Whether the platform itself answers at a path. */
function isTaken(path: string): boolean {
  return platformPageAt(path)?.route !== undefined || ownFolders.test(path);
}

const ownFolders = /^\/(api|assets|development|feeds|pictures|preview|styleguide)(\/|$)/;

function findCircles(
  { redirects = [] }: ContentLists,
  fault: Fault,
  ownHosts: readonly string[],
): void {
  const byAddress = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  redirects.forEach(({ from }, at) => {
    const [path = '', query] = from.split('?', 2);
    if (!redirectFor(byAddress, path, query === undefined ? '' : `?${query}`, ownHosts))
      fault(['redirects', at, 'to'], 'leads in a circle, or through too many others', from);
  });
}

/** Returns the indexes of keys that stand in the list before. */
function repeatedIndexes(keys: readonly string[]): number[] {
  const seen = new Set<string>();
  return keys.flatMap((key, at) => {
    if (seen.has(key)) return [at];
    seen.add(key);
    return [];
  });
}
