import type { MetaDescriptor } from 'react-router';
import { breadcrumbList } from './structured-data.ts';

interface PageMeta {
  title: string;
  description: string;
  /** The canonical path of the page. */
  canonical: string;
  origin: string;
  /** The breadcrumbs: the pages above this one, then this one. */
  trail: readonly { name: string; path: string }[];
  type?: 'website' | 'product' | 'article';
  /** The picture's path, without width and format. */
  picture?: string | undefined;
  /** A picture made for shared links, which is used instead. */
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
  /** Pixels. */
  width: number;
  height: number;
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

/** The home page has no pages above it. */
function breadcrumbs({ origin, trail }: PageMeta): object[] {
  return trail.length > 1 ? [breadcrumbList(origin, trail)] : [];
}

function pictureTags({ title, origin, picture, share }: PageMeta): MetaDescriptor[] {
  const path = share?.path ?? (picture && `${picture}/1280.jpg`);
  if (!path) return [];
  return [
    { property: 'og:image', content: origin + path },
    { property: 'og:image:alt', content: share?.alt ?? title },
    ...(share
      ? [
          { property: 'og:image:width', content: String(share.width) },
          { property: 'og:image:height', content: String(share.height) },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
