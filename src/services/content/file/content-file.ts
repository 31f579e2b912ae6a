import { z } from 'zod';
import { redirectFor } from '#domain/redirect/redirect.ts';
import { pageDocument } from '#site/pages/page-document.ts';
import { pageAt } from '#site/warnings/site-pages.ts';
import { manufacturerInFile } from './manufacturer-in-file.ts';
import { offerInFile } from './offer-in-file.ts';
import { postInFile } from './post-in-file.ts';
import { redirectInFile } from './redirect-in-file.ts';
import { reviewInFile } from './review-in-file.ts';

/** The lists of a content file, each with the schema of its items and the property that identifies one. */
const lists = {
  offers: z.array(offerInFile),
  manufacturers: z.array(manufacturerInFile),
  pages: z.array(pageDocument).max(5000),
  redirects: z.array(redirectInFile).max(50_000),
  posts: z.array(postInFile).max(10_000),
  reviews: z.array(reviewInFile).max(20_000),
};

type Fault = (path: PropertyKey[], message: string, input: unknown) => void;
type Lists = { [Name in keyof typeof lists]?: z.infer<(typeof lists)[Name]> | undefined };

/**
 * The file with a dealer's content. A list in the file replaces the stored list; a list that is absent leaves the
 * stored one unchanged.
 */
export const contentFile = z
  .strictObject({
    $schema: z.string().optional(),
    offers: lists.offers.optional(),
    manufacturers: lists.manufacturers.optional(),
    pages: lists.pages.optional(),
    redirects: lists.redirects.optional(),
    posts: lists.posts.optional(),
    reviews: lists.reviews.optional(),
  })
  .check(({ value, issues }) => {
    const fault: Fault = (path, message, input) =>
      void issues.push({ code: 'custom', input, path, message });
    if (Object.keys(lists).every((name) => value[name as keyof Lists] === undefined))
      fault([], `contains none of ${Object.keys(lists).join(', ')}`, undefined);
    findRepeated(value, fault);
    findTakenAddresses(value, fault);
    findCircles(value, fault);
  });

/** Reports items that have the identity of an earlier one. */
function findRepeated(
  { offers = [], manufacturers = [], pages = [], redirects = [], posts = [], reviews = [] }: Lists,
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

/** Reports pages and redirects that would never be reached. */
function findTakenAddresses({ pages = [], redirects = [] }: Lists, fault: Fault): void {
  pages.forEach(({ path }, at) => {
    if (path !== '/' && isTaken(path))
      fault(['pages', at, 'path'], 'the platform has a page of its own at this address', path);
  });
  const own = new Set(pages.map(({ path }) => path));
  redirects.forEach(({ from }, at) => {
    const path = from.split('?')[0] ?? '';
    if (own.has(from)) fault(['redirects', at, 'from'], 'a page has this address', from);
    else if (isTaken(path))
      fault(['redirects', at, 'from'], 'the platform has a page of its own at this address', from);
  });
}

/** Whether the platform itself answers at a path. */
function isTaken(path: string): boolean {
  return pageAt(path) !== undefined || ownFolders.test(path);
}

const ownFolders = /^\/(api|assets|development|feeds|pictures|preview|styleguide)(\/|$)/;

function findCircles({ redirects = [] }: Lists, fault: Fault): void {
  const byAddress = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  redirects.forEach(({ from }, at) => {
    const [path = '', query] = from.split('?', 2);
    if (!redirectFor(byAddress, path, query === undefined ? '' : `?${query}`))
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
