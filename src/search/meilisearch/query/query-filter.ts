import { and, everything, type Expression, or } from '#search/engine/filters/expression.ts';
import { parseExpression } from '#search/engine/filters/parse-expression.ts';
import { foundValue, shortened } from '#search/meilisearch/answer/found-value.ts';
import type { RequestBudget } from './request-budget.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import { queryLimits } from './search-limits.ts';
import type { SearchableAttributes } from './searchable-attribute.ts';

/**
 * Parses the parameter `filter`: an expression, or a list of conditions that must all hold, each an expression or a
 * list of alternatives. Replaces attributes by their columns.
 * @param isWords whether a column contains text, so that comparing it requires a scan
 * @throws {SearchFault}
 */
export function queryFilter(
  filter: unknown,
  attributes: SearchableAttributes,
  isWords: (column: string) => boolean,
  budget: RequestBudget,
): Expression {
  const read = (source: string): Expression[] => {
    if (source.trim() === '') return [];
    const parsed = parseExpression(source, {
      depth: queryLimits.filterDepth,
      // the parser counts attributes as terms
      terms: budget.left('terms') * 2 + 2,
    });
    if (!parsed.ok) {
      throw invalid(`${parsed.message}, at character ${parsed.position + 1} of the filter.`);
    }
    const cost = { terms: 0, scans: 0 };
    const expression = inColumns(parsed.expression, attributes, isWords, cost);
    budget.spend('terms', cost.terms);
    budget.spend('scans', cost.scans);
    return [expression];
  };
  if (filter === undefined || filter === null) return everything;
  if (typeof filter === 'string') return and(...read(filter));
  if (!Array.isArray(filter)) throw wrongKind('String, Array', filter);
  const terms: Expression[] = [];
  for (const entry of filter as unknown[]) {
    if (typeof entry === 'string') {
      terms.push(...read(entry));
      continue;
    }
    if (!Array.isArray(entry)) throw wrongKind('String, [String]', entry);
    const choices: Expression[] = [];
    for (const choice of entry as unknown[]) {
      if (typeof choice !== 'string') throw wrongKind('String', choice);
      choices.push(...read(choice));
    }
    if (choices.length > 0) terms.push(or(...choices));
  }
  return and(...terms);
}

function inColumns(
  expression: Expression,
  attributes: SearchableAttributes,
  isWords: (column: string) => boolean,
  cost: { terms: number; scans: number },
): Expression {
  const within = (term: Expression): Expression => inColumns(term, attributes, isWords, cost);
  switch (expression.kind) {
    case 'and':
    case 'or':
      return { kind: expression.kind, terms: expression.terms.map(within) };
    case 'not':
      return { kind: 'not', term: within(expression.term) };
  }
  const attribute = attributes.get(expression.attribute);
  if (!attribute) throw unknownAttribute(expression.attribute, attributes);
  const { column } = attribute;
  cost.terms += expression.kind === 'in' ? Math.max(1, expression.values.length) : 1;
  const isIndexed = expression.kind === 'in' || (expression.kind === 'range' && !isWords(column));
  if (!isIndexed) cost.scans += 1;
  return { ...expression, attribute: column };
}

function unknownAttribute(name: string, attributes: SearchableAttributes): SearchFault {
  const shown = shortened(name);
  const known = [...attributes.keys()].join('`, `');
  return invalid(
    `Attribute \`${shown}\` is not filterable. Available filterable attributes are: \`${known}\`.`,
  );
}

function wrongKind(expected: string, found: unknown): SearchFault {
  return invalid(
    `Invalid syntax for the filter parameter: \`expected ${expected}, found: ${foundValue(found)}\`.`,
  );
}

function invalid(message: string): SearchFault {
  return new SearchFault('invalid_search_filter', message);
}
