import { foundValue } from '#search/meilisearch/answer/found-value.ts';
import { codeOfParameter, knownParameters, readSearchQuery } from './read-search-query.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import { type Expectation, expectations, type SearchQuery } from './search-query.ts';

/** Parameters that exist in addresses only and ask for what this service has nothing for. */
const unansweredInUrls: readonly string[] = ['hybridEmbedder', 'hybridSemanticRatio'];

/** Reads one value, by what its parameter expects; undefined when it cannot be read. */
const readers: Readonly<Record<Expectation, (text: string) => unknown>> = {
  'a string': (text) => text,
  'an array': (text) => (text === '' ? [] : text.split(',').map((each) => each.trim())),
  'a positive integer': (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
  'a number from 0 to 1': (text) =>
    /^\d{1,9}(\.\d{1,15})?$/.test(text) ? Number(text) : undefined,
  'a boolean': (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
};

/**
 * Reads the parameters of a search from the query of an address, as Meilisearch takes them there: lists with commas,
 * `true` and `false`, and a filter as an expression or as JSON.
 *
 * @param query what follows the question mark, percent-encoded
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

/** A faulty code would be read as a letter that nobody has sent. */
function checkedEncoding(query: string): string {
  try {
    decodeURIComponent(query);
    return query;
  } catch {
    throw bad('The query parameters are not percent-encoded UTF-8');
  }
}

function parameterValue(name: string, text: string): unknown {
  if (unansweredInUrls.includes(name)) {
    throw new SearchFault(
      'feature_not_enabled',
      `The parameter \`${name}\` is not offered by this search service.`,
    );
  }
  if (name === 'filter') return filterValue(text);
  // readSearchQuery knows which of the others mean anything
  if (!Object.hasOwn(expectations, name)) {
    if (knownParameters.includes(name)) return text === 'false' ? false : text;
    const names = knownParameters.map((each) => `\`${each}\``).join(', ');
    throw bad(`Unknown parameter \`${shortened(name)}\`: expected one of ${names}`);
  }
  const expected = expectations[name as keyof typeof expectations];
  const value = readers[expected](text);
  if (value !== undefined) return value;
  throw new SearchFault(
    codeOfParameter(name),
    `Invalid value in parameter \`${name}\`: expected ${expected}, but found ${foundValue(text)}`,
  );
}

/** An expression, or a list of them in JSON, which no expression can be mistaken for. */
function filterValue(text: string): unknown {
  if (!text.trimStart().startsWith('[')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}...` : text;
}

function bad(message: string): SearchFault {
  return new SearchFault('bad_request', message);
}
