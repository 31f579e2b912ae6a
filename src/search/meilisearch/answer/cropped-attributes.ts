import type { SearchQuery } from '#search/meilisearch/query/search-query.ts';

/** The number of words in a cropped text if the query does not specify it. */
const DEFAULT_CROP_LENGTH = 10;

/** The parameters of a query that concern cropping. */
export type Cropping = Pick<SearchQuery, 'attributesToCrop' | 'cropLength'>;

/**
 * Reads `attributesToCrop`: attribute names, optionally each with its own length after a colon (`name:5`).
 * @returns the number of words for each name; `*` applies to all attributes without their own entry
 */
export function croppedAttributes({ attributesToCrop, cropLength }: Cropping): Map<string, number> {
  const defaultLength = cropLength ?? DEFAULT_CROP_LENGTH;
  return new Map(
    (attributesToCrop ?? []).map((entry) => {
      const [, name = entry, own] = /^(.*):([^:]*)$/s.exec(entry) ?? [];
      return [name, own !== undefined && /^\d{1,6}$/.test(own) ? Number(own) : defaultLength];
    }),
  );
}
