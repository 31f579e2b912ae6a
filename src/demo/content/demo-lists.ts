import { readFileSync } from 'node:fs';

/** The posts of a demo site's blog, newest first. */
export function demoPosts(siteSlug: string): unknown[] {
  return listIn(new URL(`../posts/${siteSlug}.json`, import.meta.url));
}

/** The reviews of a demo site, newest first. */
export function demoReviews(siteSlug: string): unknown[] {
  return listIn(new URL(`../reviews/${siteSlug}.json`, import.meta.url));
}

function listIn(file: URL): unknown[] {
  // our own files, which are validated when they are imported
  return JSON.parse(readFileSync(file, 'utf8')) as unknown[];
}
