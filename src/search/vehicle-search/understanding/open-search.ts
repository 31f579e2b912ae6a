import type { Criteria } from '#search/vehicle-search/criteria.ts';
import { parseSearchUrl } from '#search/vehicle-search/address/parse-search-url.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import type { UnderstandingSettings } from './read-query.ts';
import { hasRemarks, plainly, type UnderstoodQuery } from './relax-query.ts';
import { understoodCriteria } from './understood-criteria.ts';

/** A search as its page opens it. */
export interface OpenedSearch extends UnderstoodQuery {
  /** The address of the page. Opened, it has the same results and the same address. */
  address: string;
}

/** Each reading leaves fewer words, so more than a few are a cycle. */
const MAX_READINGS = 5;

/**
 * Reads a search until its address no longer changes: the remaining words may be understood beside the new filters, and
 * a browser must not be redirected for each reading. Addresses are compared, because equal criteria may be different
 * objects. A reading with notes keeps the words in the address, so that reloading the page shows the notes again. If
 * the readings never settle, the words remain text.
 */
export async function openSearch(
  typed: Criteria,
  stock: SiteStock,
  settings: UnderstandingSettings & { understands_requests: boolean },
): Promise<OpenedSearch> {
  const asTyped = { ...plainly(typed), address: searchUrl(typed) };
  if (!settings.understands_requests) return asTyped;
  const vocabulary = await stock.vocabulary();
  let current = typed;
  for (let reading = 0; reading < MAX_READINGS; reading += 1) {
    const understood = await understoodCriteria(current, stock, settings);
    const address = searchUrl(current);
    if (hasRemarks(understood) || searchUrl(understood.criteria) === address)
      return { ...understood, address };
    current = reopened(understood.criteria, vocabulary);
  }
  return asTyped;
}

/** The criteria as their address spells them: two spellings of a model may share an address. */
function reopened(criteria: Criteria, vocabulary: StockVocabulary): Criteria {
  const url = new URL(searchUrl(criteria), 'http://localhost');
  const segments = url.pathname.split('/').slice(2).map(decodeURIComponent);
  return parseSearchUrl(segments, url.searchParams, vocabulary) ?? criteria;
}
