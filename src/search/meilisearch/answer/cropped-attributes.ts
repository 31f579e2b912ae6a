import type { SearchQuery } from '#search/meilisearch/query/search-query.ts';

/** How many words a text is cut to where a query does not say. */
const USUAL_CROP_LENGTH = 10;

/** What of a query says how texts are cut. */
export type Cropping = Pick<SearchQuery, 'attributesToCrop' | 'cropLength'>;

/**
 * Reads `attributesToCrop`: names, each with a length of its own if it is written behind a colon (`name:5`).
 * @returns how many words are kept of the attributes with these names; `*` is every attribute that has no other entry
 */
export function croppedAttributes({ attributesToCrop, cropLength }: Cropping): Map<string, number> {
  const usual = cropLength ?? USUAL_CROP_LENGTH;
  return new Map(
    (attributesToCrop ?? []).map((entry) => {
      const [, name = entry, own] = /^(.*):([^:]*)$/s.exec(entry) ?? [];
      return [name, own !== undefined && /^\d{1,6}$/.test(own) ? Number(own) : usual];
    }),
  );
}
