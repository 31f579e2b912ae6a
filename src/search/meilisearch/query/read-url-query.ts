import { foundValue, shortened } from '#search/meilisearch/answer/found-value.ts';
import { codeOfParameter, knownParameters, readSearchQuery } from './read-search-query.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import { type Expectation, expectations, type SearchQuery } from './search-query.ts';

/** Unsupported parameters that exist only in addresses. */
const unsupportedInUrls: readonly string[] = ['hybridEmbedder', 'hybridSemanticRatio'];

/** Parsers by what a parameter expects; undefined for an invalid value. */
const parsers: Readonly<Record<Expectation, (text: string) => unknown>> = {
  'a string': (text) => text,
  'an array': (text) => (text === '' ? [] : text.split(',').map((each) => each.trim())),
  'a positive integer': (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  'a number from 0 to 1': (text) =>
    /^\d{1,9}(\.\d{1,15})?$/.test(text) ? Number(text) : undefined,
  'a boolean': (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
};

/**
 * Parses the parameters of a search from an address, in Meilisearch's format: lists with commas, `true` and `false`,
 * and a filter as an expression or as JSON.
 * @param query the part after the question mark, percent-encoded
 * @throws {SearchFault}
 */
export function readUrlQuery(query: string): SearchQuery {
  const given = parametersOf(query);
  const values = Array.from(given, ([name, text]): [string, unknown] => [
    name,
    parameterValue(name, text),
  ]);
  return readSearchQuery(Object.fromEntries(values));
}

function parametersOf(query: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const [name, text] of new URLSearchParams(checkedEncoding(query))) {
    if (parameters.has(name)) throw bad(`Parameter \`${shortened(name)}\` is given twice`);
    parameters.set(name, text);
  }
  return parameters;
}

/** Refuses invalid encoding, which would otherwise be read as replacement characters. */
function checkedEncoding(query: string): string {
  try {
    decodeURIComponent(query);
    return query;
  } catch {
    throw bad('The query parameters are not percent-encoded UTF-8');
  }
}

function parameterValue(name: string, text: string): unknown {
  if (unsupportedInUrls.includes(name)) {
    throw new SearchFault(
      'feature_not_enabled',
      `The parameter \`${name}\` is not offered by this search service.`,
    );
  }
  if (name === 'filter') return filterValue(text);
  // readSearchQuery checks the other unsupported parameters
  if (!Object.hasOwn(expectations, name)) {
    if (knownParameters.includes(name)) return text === 'false' ? false : text;
    const names = knownParameters.map((each) => `\`${each}\``).join(', ');
    throw bad(`Unknown parameter \`${shortened(name)}\`: expected one of ${names}`);
  }
  const expected = expectations[name as keyof typeof expectations];
  const value = parsers[expected](text);
  if (value !== undefined) return value;
  throw new SearchFault(
    codeOfParameter(name),
    `Invalid value in parameter \`${name}\`: expected ${expected}, but found ${foundValue(text)}`,
  );
}

/** An expression, or a JSON list of expressions; no expression begins with a bracket. */
function filterValue(text: string): unknown {
  if (!text.trimStart().startsWith('[')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function bad(message: string): SearchFault {
  return new SearchFault('bad_request', message);
}
