import { type IndexParts, textMatch } from '#search/engine/run-search.ts';
import type { SearchRequest } from '#search/engine/search-request.ts';
import { textLimits } from './text-query.ts';
import { textUnits } from './text-tokens.ts';

/** The terms by which a request's text matches rows, for highlighting. */
export function matchedTerms(request: SearchRequest, index: IndexParts): Set<string> {
  const all = request.scope ? request.scope.rows.rowSet() : index.space.all();
  const match = textMatch(request, index, all);
  const terms = new Set<string>();
  if (!match) return terms;
  for (const id of match.termIds()) terms.add(index.text.vocabulary.termOf(id));
  for (const [, phrase = ''] of (request.text ?? '')
    .slice(0, textLimits.characters)
    .matchAll(/"([^"]*)"/g)) {
    for (const term of textUnits(phrase).flat()) terms.add(term);
  }
  return terms;
}
