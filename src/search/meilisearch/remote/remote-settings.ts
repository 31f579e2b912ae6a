import { createHash } from 'node:crypto';
import { search } from '#site/settings/search.ts';
import { cardFields } from '#search/vehicle-search/card-document.ts';
import { vehicleSchema } from '#search/vehicle-search/embedded/vehicle-columns.ts';
import { stockAttributes } from '#search/meilisearch/query/stock-attributes.ts';
import { stockDocumentFields } from '#search/meilisearch/answer/stock-document.ts';

/** To be raised when a field of the documents comes to mean something else; new fields are noticed without it. */
const EDITION = 3;

/** Far above any stock: totals and facet values must be exact, and a server stops at 1000 and 100 by itself. */
const MOST_HITS = 10_000_000;
const MOST_FACET_VALUES = 100_000;

/** How a Meilisearch server must be set up to search stock as our own engine does. */
export function remoteSettings() {
  const columns = Object.keys(vehicleSchema.columns);
  const sortable = columns.filter((column) => vehicleSchema.columns[column] !== 'keywords');
  return {
    searchableAttributes: byWeight(vehicleSchema.text),
    filterableAttributes: [...new Set([...columns, ...stockAttributes.keys()])].toSorted(),
    sortableAttributes: ['id', ...sortable].toSorted(),
    // a wished order is the order; ids make every order total, so that pages neither repeat nor skip
    rankingRules: ['sort', 'words', 'typo', 'proximity', 'attribute', 'exactness', 'id:asc'],
    // one list for all sites: a server has no others, so a site's own synonyms are found by our engine alone
    synonyms: synonymsByWord(search.parse({}).synonyms),
    typoTolerance: {
      minWordSizeForTypos: { oneTypo: 4, twoTypos: 9 },
      disableOnAttributes: ['stocknum'],
    },
    pagination: { maxTotalHits: MOST_HITS },
    faceting: { maxValuesPerFacet: MOST_FACET_VALUES, sortFacetValuesBy: { '*': 'count' } },
  };
}

/** Differs when settings or documents would. */
export function remoteFingerprint(): string {
  const all = [EDITION, remoteSettings(), stockDocumentFields, cardFields];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}

function byWeight(weights: Readonly<Record<string, number>>): string[] {
  return Object.entries(weights)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name]) => name);
}

/** `[['ev', 'electric']]` as `{ev: ['electric'], electric: ['ev']}`. */
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
