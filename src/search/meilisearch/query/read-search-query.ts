import type { z } from 'zod';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import {
  supportedParameters,
  expectations,
  type SearchQuery,
  unsupportedParameters,
} from './search-query.ts';
import { foundValue, shortened } from '#search/meilisearch/answer/found-value.ts';

/** Every parameter that a query may have, supported or not. */
export const knownParameters: readonly string[] = [
  ...Object.keys(expectations),
  ...unsupportedParameters,
];

/**
 * Parses the parameters of one search.
 * @param path their path in the request, such as `.queries[0]`
 * @throws {SearchFault}
 */
export function readSearchQuery(input: unknown, path = ''): SearchQuery {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    const where = path === '' ? '' : ` at \`${path}\``;
    throw new SearchFault(
      'bad_request',
      `Invalid value type${where}: expected an object, but found ${foundValue(input)}`,
    );
  }
  const given = Object.entries(input);
  const unknown = given.find(([name]) => !knownParameters.includes(name));
  if (unknown) {
    const inside = path === '' ? '' : ` inside \`${path}\``;
    const names = knownParameters.map((name) => `\`${name}\``).join(', ');
    throw new SearchFault(
      'bad_request',
      `Unknown field \`${shortened(unknown[0])}\`${inside}: expected one of ${names}`,
    );
  }
  refuseUnsupported(given);
  const answered = Object.fromEntries(
    given.filter(([name]) => !isUnsupported(name) && Object.hasOwn(expectations, name)),
  );
  const parsed = supportedParameters.safeParse(answered);
  if (parsed.success) return parsed.data;
  throw faultOf(parsed.error.issues[0]!, answered, path);
}

/** The fault code of a parameter: `invalid_search_hits_per_page` for `hitsPerPage`. */
export function codeOfParameter(parameter: string): `invalid_search_${string}` {
  return `invalid_search_${parameter.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}`;
}

function faultOf(
  issue: z.core.$ZodIssue,
  given: Record<string, unknown>,
  parentPath: string,
): SearchFault {
  const [parameter, element] = issue.path;
  const name = String(parameter) as keyof typeof expectations;
  const path = `${parentPath}.${name}${typeof element === 'number' ? `[${element}]` : ''}`;
  const whole = given[name];
  // the schema checks the elements of lists, but nothing deeper
  const value: unknown =
    Array.isArray(whole) && typeof element === 'number' ? whole[element] : whole;
  const code = codeOfParameter(name);
  if (issue.code === 'too_big' && issue.origin !== 'number' && issue.origin !== 'int') {
    const unit = issue.origin === 'array' ? 'entries' : 'characters';
    return new SearchFault(
      code,
      `Invalid value at \`${path}\`: it may have ${issue.maximum} ${unit} at most.`,
    );
  }
  if (issue.code === 'invalid_value' && typeof value === 'string') {
    const values = issue.values.map((each) => `\`${String(each)}\``).join(', ');
    return new SearchFault(
      code,
      `Unknown value \`${shortened(value)}\` at \`${path}\`: expected one of ${values}`,
    );
  }
  const expected = typeof element === 'number' ? 'a string' : expectations[name];
  return new SearchFault(
    code,
    `Invalid value type at \`${path}\`: expected ${expected}, but found ${foundValue(value)}`,
  );
}

function isUnsupported(name: string): boolean {
  return unsupportedParameters.some((each) => each === name);
}

function refuseUnsupported(given: readonly (readonly [string, unknown])[]): void {
  for (const [name, value] of given) {
    if (isUnsupported(name) && !requestsNothing(value)) {
      throw new SearchFault(
        'feature_not_enabled',
        `The parameter \`${name}\` is not offered by this search service.`,
      );
    }
  }
}

/** Whether the value is absent, false, an empty list or a list of everything. */
function requestsNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => each === '*');
  return value === null || value === undefined || value === false;
}
