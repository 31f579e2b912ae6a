import { MAX_DEPOSIT, type OwnTerms } from '#domain/finance/own-terms.ts';
import { addressDollars } from '#domain/price/address-dollars.ts';
import { typedQuantity } from '#domain/amount/typed-quantity.ts';
import { parseTypedNumber } from '#domain/running-costs/fuel-cost.ts';
import { namedBody } from '#domain/vehicle/spelling/simple-body.ts';
import {
  type ChoiceAttribute,
  choiceAttributes,
  isComputed,
  type RangeAttribute,
  rangeAttributes,
  rangeFacet,
} from '#domain/vehicle/facets.ts';
import {
  type Criteria,
  type Near,
  nearestStep,
  type Range,
  type SortName,
  sortNames,
} from '#search/vehicle-search/criteria.ts';
import { carTypesOfCategory } from './stock-category.ts';
import type { SearchVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';

const MAX_QUERY = 200;
const MAX_VALUES = 60;
const MAX_VALUE_LENGTH = 120;
const DEFAULT_DISTANCE_KM = 50;
const MAX_PAGE = 100_000;

/**
 * Parses the path and parameters of `/search/...`. Ignores unknown parameters and invalid values, because addresses
 * live on in bookmarks and ads for years.
 * @param segments the decoded path segments after `/search`
 * @returns undefined if the path is not a search
 */
export function parseSearchUrl(
  segments: readonly string[],
  parameters: URLSearchParams,
  vocabulary: SearchVocabulary,
): Criteria | undefined {
  const inPath = parsePath(segments, vocabulary);
  if (!inPath) return undefined;

  const choices: Criteria['choices'] = { ...inPath };
  for (const attribute of choiceAttributes) {
    const values = parameters
      .getAll(attribute)
      .map((value) => value.trim())
      .filter((value) => value !== '' && value.length <= MAX_VALUE_LENGTH)
      .map((value) => (attribute === 'body' ? (namedBody(value) ?? value) : value))
      .filter((value) => attribute !== 'dealership_slug' || vocabulary.dealership(value));
    if (values.length > 0) {
      choices[attribute] = [...new Set([...(choices[attribute] ?? []), ...values])].slice(
        0,
        MAX_VALUES,
      );
    }
  }
  const ranges: Criteria['ranges'] = {};
  for (const attribute of rangeAttributes) {
    const range = parseRange(attribute, parameters);
    if (range && (!isComputed(attribute) || vocabulary.hasRepayments)) ranges[attribute] = range;
  }
  const query = parameters.get('query')?.replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY);
  const sortBy = parameters.get('sortBy');
  const near = parseNear(parameters);
  const terms = vocabulary.hasRepayments ? parseTerms(parameters) : undefined;
  return {
    page: parsePage(parameters.get('page')),
    choices,
    ranges,
    ...(near && { near }),
    ...(terms && { terms }),
    ...(query && { query }),
    ...(isSortName(sortBy) && { sortBy }),
    ...(parameters.get('view') === 'list' && { layout: 'list' as const }),
  };
}

function parsePath(
  segments: readonly string[],
  vocabulary: SearchVocabulary,
): Partial<Record<ChoiceAttribute, readonly string[]>> | undefined {
  const [category, ...named] = segments;
  const carTypes = category === undefined ? undefined : carTypesOfCategory(category);
  if (carTypes) {
    const inCategory = parseNames(named, vocabulary);
    return inCategory && { car_type: carTypes, ...inCategory };
  }
  const dealership = named.length === 0 && category && vocabulary.dealership(category);
  return dealership ? { dealership_slug: [dealership] } : parseNames(segments, vocabulary);
}

/** Parses a make, optionally followed by a model. */
function parseNames(
  segments: readonly string[],
  vocabulary: SearchVocabulary,
): Partial<Record<ChoiceAttribute, readonly string[]>> | undefined {
  const [first, second, ...rest] = segments;
  if (rest.length > 0) return undefined;
  if (first === undefined) return {};
  // a name that the stock does not have today may have been there yesterday: it becomes a search without results
  const make = vocabulary.make(first) ?? wordsOfSlug(first);
  if (second === undefined) return { make: [make] };
  return { make: [make], model: [vocabulary.model(make, second) ?? wordsOfSlug(second)] };
}

function wordsOfSlug(slug: string): string {
  return slug.slice(0, MAX_VALUE_LENGTH).replaceAll('-', ' ').trim() || '-';
}

/** Attributes with bands of another attribute's numbers; a range of bands is a range of those numbers. */
const bandsOf: Partial<Record<RangeAttribute, ChoiceAttribute>> = {
  price: 'price_range',
  subscription_price: 'weekly_price_range',
};

/**
 * Parses `range[price]=1000:20000`, `range[price_range]=1000:20000` (named after the attribute's bands), or `price_min`
 * and `price_max` from the form without script.
 */
function parseRange(attribute: RangeAttribute, parameters: URLSearchParams): Range | undefined {
  const written =
    parameters.get(`range[${attribute}]`) ?? parameters.get(`range[${bandsOf[attribute]}]`);
  const [from, to] = written?.split(':', 2) ?? [
    parameters.get(`${attribute}_min`),
    parameters.get(`${attribute}_max`),
  ];
  const read = readerOf(attribute);
  const min = read(from);
  const max = read(to);
  if (min === undefined && max === undefined) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** The texts in the fields of a form without script that cannot be read as amounts; they set no limit. */
export function unreadAmounts(parameters: URLSearchParams): string[] {
  const fields = rangeAttributes.flatMap((attribute) =>
    ['min', 'max'].map((bound) => [`${attribute}_${bound}`, readerOf(attribute)] as const),
  );
  return [...fields, ['deposit', addressDollars] as const].flatMap(([name, read]) => {
    const text = parameters.get(name)?.trim().slice(0, MAX_VALUE_LENGTH);
    return text && read(text) === undefined ? [text] : [];
  });
}

/** Reads a bound in whole dollars, kilometres, kilograms or years, or in feet. */
function readerOf(attribute: RangeAttribute) {
  if (moneyAttributes.has(attribute)) return addressDollars;
  return rangeFacet(attribute).unit === 'ft' ? typedFeet : typedWhole;
}

const moneyAttributes: ReadonlySet<RangeAttribute> = new Set([
  'price',
  'subscription_price',
  'repayment',
]);

/** Years. */
const MAX_TERM = 30;

/** Parses `deposit=5000&term=7`, the names of the calculator's fields. Terms are in half years. */
export function parseTerms(parameters: URLSearchParams): OwnTerms | undefined {
  const deposit = addressDollars(parameters.get('deposit'));
  const term = parseTypedNumber(parameters.get('term') ?? '') ?? 0;
  const years = Math.round(Math.min(term, MAX_TERM) * 2) / 2;
  if (deposit === undefined && years <= 0) return undefined;
  return {
    ...(deposit !== undefined && { deposit: Math.min(deposit, MAX_DEPOSIT) }),
    ...(years > 0 && { years }),
  };
}

/** Parses `postcode=4570&suburb=Gympie&distance=50`. A postcode without a distance means 50 km. */
function parseNear(parameters: URLSearchParams): Near | undefined {
  const postcode = parameters.get('postcode') ?? '';
  if (!/^\d{4}$/.test(postcode)) return undefined;
  const suburb = parameters.get('suburb')?.trim().slice(0, MAX_VALUE_LENGTH);
  return {
    postcode,
    ...(suburb && { suburb }),
    km: nearestStep(wholeNumber(parameters.get('distance')) ?? DEFAULT_DISTANCE_KM),
  };
}

/** Nine digits. */
const MAX_WHOLE = 999_999_999;

/** `20.5 ft`, in hundredths at most. */
function typedFeet(text: string | null | undefined): number | undefined {
  const number = parseTypedNumber((text ?? '').replace(/ft|feet/i, ''));
  return number === undefined ? undefined : Math.round(number * 100) / 100;
}

/** `85,000 km`, `100k` or `2,500 kg`, as the fields take them. */
function typedWhole(text: string | null | undefined): number | undefined {
  const read = typedQuantity(text ?? '');
  return typeof read === 'string' || read > MAX_WHOLE ? undefined : Math.round(read);
}

function wholeNumber(text: string | null | undefined): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function parsePage(text: string | null): number {
  const page = wholeNumber(text) ?? 1;
  return Math.min(Math.max(page, 1), MAX_PAGE);
}

function isSortName(text: string | null): text is SortName {
  return text !== null && (sortNames as readonly string[]).includes(text);
}
