import type { MetaDescriptor } from 'react-router';
import { cutPicturePath, shareSize, siteShareCard, siteSharePath } from '#site/share/share-card.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { breadcrumbList } from './structured-data.ts';

interface PageMeta {
  title: string;
  description: string;
  /** The canonical path of the page. */
  canonical: string;
  origin: string;
  settings: SiteSettings;
  /** The breadcrumbs below the home page: the pages above this one, then this one; none for the home page itself. */
  trail: readonly { name: string; path: string }[];
  type?: 'website' | 'product' | 'article';
  /** The path of the page's picture, without width and format. Without it, shared links show the site's card. */
  picture?: string | undefined;
  /** A picture drawn for links to this page, which is used instead. */
  share?: SharePicture;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** Structured data about the page's subject: https://schema.org. */
  data?: readonly object[];
  /** A feed of news that the page belongs to. */
  feed?: { title: string; path: string };
}

interface SharePicture {
  path: string;
  alt: string;
}

/** The meta tags of a page for browsers, search engines and shared links. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, origin, noindex = false, data = [], type = 'website', feed } = page;
  const canonical = origin + page.canonical;
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: 'en_AU' },
    { property: 'og:site_name', content: page.settings.name },
    ...pictureTags(page),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(feed
      ? [
          {
            tagName: 'link',
            rel: 'alternate',
            type: 'application/rss+xml',
            title: feed.title,
            href: origin + feed.path,
          },
        ]
      : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { 'script:ld+json': [...breadcrumbs(page), ...data] },
  ];
}

function breadcrumbs({ origin, trail }: PageMeta): object[] {
  if (trail.length === 0) return [];
  return [breadcrumbList(origin, [{ name: 'Home', path: '/' }, ...trail])];
}

function pictureTags(page: PageMeta): MetaDescriptor[] {
  const { path, alt } = sharePicture(page);
  return [
    { property: 'og:image', content: page.origin + path },
    { property: 'og:image:alt', content: alt },
    { property: 'og:image:width', content: String(shareSize.width) },
    { property: 'og:image:height', content: String(shareSize.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function sharePicture({ title, settings, picture, share }: PageMeta): SharePicture {
  if (share) return share;
  if (picture !== undefined) return { path: cutPicturePath(picture), alt: title };
  return { path: siteSharePath(siteShareCard(settings)), alt: settings.name };
}
