import type { MetaDescriptor } from 'react-router';
import { breadcrumbList } from './structured-data.ts';

interface PageMeta {
  title: string;
  description: string;
  /** The one address of the page, from the root on. */
  canonical: string;
  origin: string;
  /** The pages above this one, and this one. */
  trail: readonly { name: string; path: string }[];
  type?: 'website' | 'product';
  /** From the root on, without width and format. */
  picture?: string | undefined;
  /** Nothing is on it that a search engine should lead to. */
  isEmpty?: boolean;
  /** What the page is about, in the words of schema.org. */
  data?: readonly object[];
}

/** What search engines and shared links are told of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const {
    title,
    description,
    origin,
    picture,
    isEmpty = false,
    data = [],
    type = 'website',
  } = page;
  const canonical = origin + page.canonical;
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: canonical },
    ...(picture ? [{ property: 'og:image', content: `${origin}${picture}/1280.jpg` }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(isEmpty ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { 'script:ld+json': [breadcrumbList(origin, page.trail), ...data] },
  ];
}
