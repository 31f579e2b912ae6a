import { withoutFinalSlash } from '#domain/redirect/redirect.ts';
import type { SchemaFault } from '#site/schema-faults.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { locationFolders, platformPageAt } from '#site/pages/platform-pages.ts';

interface WrittenLink {
  /** Path in the file: `navigation.header[2].href`. */
  path: string;
  href: string;
}

/** The addresses at which a site's content answers: pages, models, brands, offers, posts and redirects. */
export interface ContentAddresses {
  /** Undefined if the content has nothing there. @param query with `?`, or an empty text */
  at(path: string, query: string): 'shown' | 'draft' | undefined;
}

/**
 * Warns about links in the settings to pages that the site does not have.
 * @param content without it, only links to the platform's own pages are certain
 */
export function linkWarnings(settings: SiteSettings, content?: ContentAddresses): SchemaFault[] {
  return warningsOf(linksIn(settings, ''), settings, content);
}

/** Warns about links in a content file to pages that the site does not have. */
export function contentLinkWarnings(
  file: unknown,
  settings: SiteSettings,
  content: ContentAddresses,
): SchemaFault[] {
  return warningsOf(linksIn(file, ''), settings, content);
}

function warningsOf(
  links: readonly WrittenLink[],
  settings: SiteSettings,
  content: ContentAddresses | undefined,
): SchemaFault[] {
  return links.flatMap(({ path, href }) => {
    const target = new URL(href, 'https://site.invalid');
    const reason = reasonOf(target, settings, content);
    return reason === undefined
      ? []
      : [{ path, message: `leads to ${target.pathname}, which ${reason}` }];
  });
}

/** Why a link leads nowhere: `trade_in.enabled turns off`. */
function reasonOf(
  { pathname: path, search }: URL,
  settings: SiteSettings,
  content: ContentAddresses | undefined,
): string | undefined {
  const written = content?.at(withoutFinalSlash(path), search);
  if (written === 'shown') return undefined;
  const page = platformPageAt(path);
  if (page?.isOn && !page.isOn(settings)) return `${page.setting} turns off`;
  if (page && content && ofContent.test(path)) return 'the content does not have';
  const [, location] = ofLocation.exec(path) ?? [];
  if (location !== undefined && !settings.locations.some(({ slug }) => slug === location))
    return 'is no location of the site';
  if (page || files.test(path) || locationFolders.has(path)) return undefined;
  if (written === 'draft') return 'is a draft that shoppers do not see';
  return content
    ? 'is no page of the site'
    : 'is a page only if the content has one at that address';
}

/** Routes of the platform that show pages of the content. */
const ofContent = /^\/offers\/.|^\/blog\/(?!rss\.xml$)./;
const ofLocation = /^\/(?:contact-us|our-location|locations)\/([^/]+)\/?$/;
const files = /^\/(?:sitemap\.xml|robots\.txt|llms\.txt)$/;

const linkKeys: ReadonlySet<string> = new Set([
  'href',
  'link',
  'terms_link',
  'privacy_link',
  'chat_link',
  'override_url',
  // of a redirect
  'to',
]);

/** Running text with links in it. */
const htmlKey = 'html';

/** Every internal link, except in parts that are turned off. */
function linksIn(value: unknown, path: string): WrittenLink[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => linksIn(item, `${path}[${at}]`));
  if (typeof value !== 'object' || value === null) return [];
  if ('enabled' in value && value.enabled === false) return [];
  if ('display' in value && value.display === false) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof item !== 'string') return linksIn(item, at);
    if (key === htmlKey) return linksInHtml(item, at);
    return linkKeys.has(key) && item.startsWith('/') ? [{ path: at, href: item }] : [];
  });
}

function linksInHtml(html: string, path: string): WrittenLink[] {
  return [...html.matchAll(/\bhref=["'](\/[^"']*)["']/gi)].map(([, href = '']) => ({ path, href }));
}
