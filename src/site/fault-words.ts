import type { z } from 'zod';
import { nearestNames } from './nearest-names.ts';

type RawIssue = z.core.$ZodRawIssue;

/** Values that a message names one by one. */
const MOST_VALUES = 20;
const MOST_CHARACTERS = 40;

/**
 * Words for what is wrong in a file, for people who do not know zod: pass them to `safeParse` as `error`. A schema's own
 * message takes precedence. The message of unknown keys has a line for each key.
 * @param unknownKey the words for a key that the schema does not have: `is not a setting`
 */
export function faultWords(unknownKey: string): (issue: RawIssue) => string {
  return (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined
          ? 'is missing'
          : `must be ${typeWords(issue.expected)}, not ${valueWords(issue.input)}`;
      case 'invalid_value':
        return choiceWords(issue.values.map(String), issue.input);
      case 'too_small':
        return issue.minimum === 1 && hasLength(issue) && !issue.exact
          ? 'must not be empty'
          : sizeWords(issue, issue.minimum, ['at least', 'more than']);
      case 'too_big':
        return sizeWords(issue, issue.maximum, ['at most', 'less than']);
      case 'not_multiple_of':
        return `must be a multiple of ${issue.divisor}`;
      case 'invalid_format':
        return formatWords.get(issue.format) ?? 'has letters or an order that cannot be used here';
      case 'invalid_union':
        return unionWords(issue);
      case 'invalid_key':
        return `cannot have this name: it ${issue.issues[0]?.message ?? 'is invalid'}`;
      case 'unrecognized_keys':
        return issue.keys.map((key) => `${unknownKey}${didYouMean(key, keysOf(issue))}`).join('\n');
      default:
        return 'is not possible here';
    }
  };
}

const types: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list in [ ]'],
  ['tuple', 'a list in [ ]'],
  ['object', 'a group of settings in { }'],
  ['record', 'a group of settings in { }'],
]);

function typeWords(type: string): string {
  return types.get(type) ?? `a ${type}`;
}

function valueWords(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'a group of settings';
  const text = JSON.stringify(value);
  const short = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
  return typeof value === 'string' ? `the text ${short}` : short;
}

function choiceWords(values: readonly string[], given: unknown): string {
  if (given === undefined) return 'is missing';
  const shown = values.slice(0, MOST_VALUES).join(', ');
  const more = values.length > MOST_VALUES ? ` and ${values.length - MOST_VALUES} others` : '';
  const meant = typeof given === 'string' ? didYouMean(given, values) : '';
  return values.length === 1 ? `must be ${shown}` : `must be one of ${shown}${more}${meant}`;
}

function didYouMean(name: string, known: readonly string[]): string {
  const near = nearestNames(name, known);
  return near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
}

/** The keys that the schema of an object knows. */
function keysOf(issue: RawIssue): string[] {
  // only objects report unknown keys, and their definition has a shape
  const schema = issue.inst as { _zod: { def: { shape?: object } } } | undefined;
  return Object.keys(schema?._zod.def.shape ?? {});
}

type Sized = { origin: string; exact?: boolean | undefined; inclusive?: boolean | undefined };

function hasLength({ origin }: Sized): boolean {
  return origin === 'string' || origin === 'array';
}

/** Words for the limit that a value breaks. @param bounds for an inclusive and for an exclusive limit */
function sizeWords(
  sized: Sized,
  limit: number | bigint,
  [inclusiveBound, exclusiveBound]: readonly [string, string],
): string {
  const { origin, exact = false, inclusive = true } = sized;
  if (exact) return `must have exactly ${counted(origin, limit)}`;
  if (hasLength(sized)) return `must have ${inclusiveBound} ${counted(origin, limit)}`;
  return `must be ${inclusive ? inclusiveBound : exclusiveBound} ${limit}`;
}

function counted(origin: string, count: number | bigint): string {
  const [one, many] = origin === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  return `${count.toLocaleString('en-AU')} ${Number(count) === 1 ? one : many}`;
}

const formatWords: ReadonlyMap<string, string> = new Map([
  ['url', 'must be a web address such as https://www.example.com.au'],
  ['email', 'must be an email address'],
  ['date', 'must be a day such as 2026-06-30'],
  ['time', 'must be a time such as 09:00'],
  ['datetime', 'must be a time such as 2026-06-30T09:00:00Z'],
]);

function unionWords(issue: Extract<RawIssue, { code?: 'invalid_union' }>): string {
  const { options } = issue as { options?: readonly unknown[] };
  if (options) return choiceWords(options.map(String), given(issue));
  const wanted = (issue.errors ?? []).flatMap(([first]) =>
    first?.code === 'invalid_type' ? [typeWords(first.expected)] : [],
  );
  return wanted.length === 0
    ? 'is not possible here'
    : `must be ${[...new Set(wanted)].join(' or ')}, not ${valueWords(issue.input)}`;
}

/** The value that should tell which kind of object this is. */
function given(issue: RawIssue): unknown {
  const { discriminator } = issue as { discriminator?: string };
  return Object(issue.input)[discriminator ?? ''];
}
