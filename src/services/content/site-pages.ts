import { minuteIn } from '#domain/time/minute-in.ts';
import type { RequestContext } from '#services/request-context.ts';
import type { PageDocument } from '#site/pages/page-document.ts';
import { ContentList } from '#store/content/content-list.ts';
import type { PageEntry } from '#store/content/site-pages.ts';
import { importContent, type ImportedContent } from './import-content.ts';

/** The pages that a dealer has written, as shoppers see them at one moment. */
type PagesContext = Pick<RequestContext, 'content' | 'site' | 'now'>;

/** The page at a path; undefined if there is none, or if it is a draft, to come or past. */
export async function at(context: PagesContext, path: string): Promise<PageDocument | undefined> {
  const directory = await context.content.pages(context.site);
  return directory.isShown(path, minuteOf(context)) ? stored(context, path) : undefined;
}

/** The page at a path, whether shoppers see it or not. */
export function stored(
  { content, site }: PagesContext,
  path: string,
): Promise<PageDocument | undefined> {
  return content.document(site, path);
}

/** The pages that search engines may list. */
export async function listed(context: PagesContext): Promise<PageEntry[]> {
  return (await context.content.pages(context.site)).listed(minuteOf(context));
}

/** The page with this preview token, published or not. */
export async function preview(
  context: PagesContext,
  token: string,
): Promise<PageDocument | undefined> {
  const path = (await context.content.pages(context.site)).previewed(token);
  return path === undefined ? undefined : stored(context, path);
}

/** Where an old address leads. @param query with `?`, or an empty text */
export function redirect(
  { content, site }: PagesContext,
  path: string,
  query: string,
): Promise<{ to: string; permanent: boolean } | undefined> {
  return content.redirect(site, path, query);
}

/** Adds a page, or replaces the one at its path. A faulty page changes nothing. */
export async function save(
  { db, site }: Pick<RequestContext, 'db' | 'site'>,
  page: Record<string, unknown>,
): Promise<ImportedContent> {
  const pages = await new ContentList(db, site, 'page').all();
  const others = pages.filter(({ path }) => path !== page['path']);
  return importContent(db, site, { pages: [...others, page] });
}

function minuteOf({ site, now }: PagesContext): string {
  return minuteIn(site.settings.time_zone, now);
}
