import { createHash } from 'node:crypto';
import { search } from '#site/settings/search.ts';
import { cardFields } from '#search/vehicle-search/card-document.ts';
import { vehicleSchema } from '#search/vehicle-search/embedded/vehicle-columns.ts';
import { stockAttributes } from '#search/meilisearch/query/stock-attributes.ts';
import { stockDocumentFields } from '#search/meilisearch/answer/stock-document.ts';

/** Increment this when a document field changes its meaning. New fields are detected without it. */
const EDITION = 3;

/** Larger than any stock. Totals and facet counts must be exact, but a server's defaults stop at 1000 and 100. */
const MAX_HITS = 10_000_000;
const MAX_FACET_VALUES = 100_000;

/** The settings with which a Meilisearch server searches stock like the embedded engine. */
export function remoteSettings() {
  const columns = Object.keys(vehicleSchema.columns);
  const sortable = columns.filter((column) => vehicleSchema.columns[column] !== 'keywords');
  return {
    searchableAttributes: byWeight(vehicleSchema.text),
    filterableAttributes: [...new Set([...columns, ...stockAttributes.keys()])].toSorted(),
    sortableAttributes: ['id', ...sortable].toSorted(),
    // a requested sort takes precedence; ids make every order total, so that pages neither repeat nor skip
    rankingRules: ['sort', 'words', 'typo', 'proximity', 'attribute', 'exactness', 'id:asc'],
    // one list for all sites, because a server has only one; only the embedded engine supports a site's own synonyms
    synonyms: synonymsByWord(search.parse({}).synonyms),
    typoTolerance: {
      minWordSizeForTypos: { oneTypo: 4, twoTypos: 9 },
      disableOnAttributes: ['stocknum'],
      // 2015 is not a misspelt 2016; requires Meilisearch 1.15
      disableOnNumbers: true,
    },
    pagination: { maxTotalHits: MAX_HITS },
    faceting: { maxValuesPerFacet: MAX_FACET_VALUES, sortFacetValuesBy: { '*': 'count' } },
  };
}

/** Changes when the settings or the documents change. */
export function remoteFingerprint(): string {
  const all = [EDITION, remoteSettings(), stockDocumentFields, cardFields];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

function byWeight(weights: Readonly<Record<string, number>>): string[] {
  return Object.entries(weights)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name]) => name);
}

/** Converts `[['ev', 'electric']]` to `{ev: ['electric'], electric: ['ev']}`. */
function synonymsByWord(groups: readonly (readonly string[])[]): Record<string, string[]> {
  const byWord = new Map<string, string[]>();
  for (const group of groups) {
    for (const word of group) {
      const others = group.filter((other) => other !== word);
      byWord.set(word, [...new Set([...(byWord.get(word) ?? []), ...others])]);
    }
  }
  return Object.fromEntries(byWord);
}
