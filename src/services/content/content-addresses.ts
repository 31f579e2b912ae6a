import type { Kysely } from 'kysely';
import { brandPath } from '#domain/manufacturer/brand-address.ts';
import { redirectFor } from '#domain/redirect/redirect.ts';
import type { Site } from '#site/site.ts';
import type { ContentAddresses } from '#site/warnings/link-warnings.ts';
import { ContentList } from '#store/content/content-list.ts';
import { pageEntries } from '#store/content/site-pages.ts';
import { postEntries } from '#store/content/site-posts.ts';
import type { Schema } from '#store/database/schema.ts';

/** Reads the addresses at which a site's stored content answers. */
export async function contentAddresses(
  db: Kysely<Schema>,
  site: Pick<Site, 'slug'>,
): Promise<ContentAddresses> {
  const [pages, redirects, manufacturers, offers, posts] = await Promise.all([
    pageEntries(db, site),
    new ContentList(db, site, 'redirect').all(),
    new ContentList(db, site, 'manufacturer').all(),
    new ContentList(db, site, 'offer').all(),
    postEntries(db, site),
  ]);
  const drafts = new Set(pages.filter(({ status }) => status === 'draft').map(({ path }) => path));
  const shown = new Set([
    ...pages.filter(({ status }) => status === 'published').map(({ path }) => path),
    ...(manufacturers.length > 0 ? ['/brands'] : []),
    ...manufacturers.flatMap((brand) => [brandPath(brand), `/brands/${brand.slug}`]),
    ...manufacturers.flatMap(({ models }) =>
      models.filter(({ status }) => status !== 'inactive').map(({ slug }) => `/${slug}`),
    ),
    ...posts.map(({ slug }) => `/blog/${slug}`),
  ]);
  const offerIds = new Set(offers.map(({ id }) => id));
  const redirectsByAddress = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  return {
    at(path, query) {
      // an offer is found by its id alone; the manufacturer in its address is for readers
      const [, offer] = /^\/offers\/(?:[^/]+\/)?([^/]+)$/.exec(path) ?? [];
      if (shown.has(path) || (offer !== undefined && offerIds.has(offer))) return 'shown';
      if (drafts.has(path)) return 'draft';
      return redirectFor(redirectsByAddress, path, query) ? 'shown' : undefined;
    },
  };
}
