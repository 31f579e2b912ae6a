import type { z } from 'zod';
import { SearchFault } from '#search/meilisearch/search-fault.ts';
import {
  answeredParameters,
  expectations,
  type SearchQuery,
  unansweredParameters,
} from './search-query.ts';
import { foundValue } from '#search/meilisearch/answer/found-value.ts';

/** Every parameter that a query may have, answered or not. */
export const knownParameters: readonly string[] = [
  ...Object.keys(expectations),
  ...unansweredParameters,
];

/**
 * Reads the parameters of one search.
 * @param place where they stand in the request, such as `.queries[0]`
 * @throws {SearchFault}
 */
export function readSearchQuery(input: unknown, place = ''): SearchQuery {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    const where = place === '' ? '' : ` at \`${place}\``;
    throw new SearchFault(
      'bad_request',
      `Invalid value type${where}: expected an object, but found ${foundValue(input)}`,
    );
  }
  const given = Object.entries(input);
  const unknown = given.find(([name]) => !knownParameters.includes(name));
  if (unknown) {
    const inside = place === '' ? '' : ` inside \`${place}\``;
    const names = knownParameters.map((name) => `\`${name}\``).join(', ');
    throw new SearchFault(
      'bad_request',
      `Unknown field \`${shortened(unknown[0])}\`${inside}: expected one of ${names}`,
    );
  }
  refuseUnanswered(given);
  const answered = Object.fromEntries(
    given.filter(([name]) => !isUnanswered(name) && Object.hasOwn(expectations, name)),
  );
  const parsed = answeredParameters.safeParse(answered);
  if (parsed.success) return parsed.data;
  throw faultOf(parsed.error.issues[0]!, answered, place);
}

/** The code of a fault of a parameter: `hitsPerPage` has `invalid_search_hits_per_page`. */
export function codeOfParameter(parameter: string): `invalid_search_${string}` {
  return `invalid_search_${parameter.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}`;
}

function faultOf(
  issue: z.core.$ZodIssue,
  given: Record<string, unknown>,
  place: string,
): SearchFault {
  const [parameter, element] = issue.path;
  const name = String(parameter) as keyof typeof expectations;
  const path = `${place}.${name}${typeof element === 'number' ? `[${element}]` : ''}`;
  const whole = given[name];
  // the schema looks into lists and no deeper
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

function isUnanswered(name: string): boolean {
  return unansweredParameters.some((each) => each === name);
}

function refuseUnanswered(given: readonly (readonly [string, unknown])[]): void {
  for (const [name, value] of given) {
    if (isUnanswered(name) && !asksForNothing(value)) {
      throw new SearchFault(
        'feature_not_enabled',
        `The parameter \`${name}\` is not offered by this search service.`,
      );
    }
  }
}

/** Absent, switched off, an empty list, or one that names everything. */
function asksForNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => each === '*');
  return value === null || value === undefined || value === false;
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}...` : text;
}
