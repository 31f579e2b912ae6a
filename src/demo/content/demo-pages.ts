import { readdirSync, readFileSync } from 'node:fs';

/** The pages of a demo site, one JSON file each, as an operator would import them. */
export function demoPages(siteSlug: string): unknown[] {
  const folder = new URL(`../pages/${siteSlug}/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
}
