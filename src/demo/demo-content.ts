import { readdirSync, readFileSync } from 'node:fs';
import type { Manufacturer } from '#domain/manufacturer/manufacturer.ts';
import type { Offer } from '#domain/offer/offer.ts';

/** A demo site's content, in the form in which an operator would import it. */
export function demoContent(siteSlug: string): {
  offers: Offer[];
  manufacturers: Manufacturer[];
  pages: unknown[];
  posts: unknown[];
  reviews: unknown[];
} {
  const listIn = (folder: string) =>
    readJson(new URL(`./${folder}/${siteSlug}.json`, import.meta.url));
  const pages = new URL(`./pages/${siteSlug}/`, import.meta.url);
  // our own files, which are validated when they are imported
  return {
    offers: listIn('offers') as Offer[],
    manufacturers: listIn('manufacturers') as Manufacturer[],
    pages: readdirSync(pages)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => readJson(new URL(name, pages))),
    posts: listIn('posts') as unknown[],
    reviews: listIn('reviews') as unknown[],
  };
}

function readJson(file: URL): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
