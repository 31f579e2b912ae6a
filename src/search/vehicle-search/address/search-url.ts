import type { OwnTerms } from '#domain/finance/own-terms.ts';
import { slugify } from '#domain/text/slugify.ts';
import { choiceAttributes, rangeAttributes } from '#domain/vehicle/facets.ts';
import type { Criteria } from '#search/vehicle-search/criteria.ts';
import { categoryOfCarTypes } from './stock-category.ts';

/** The canonical address of a search: as much as possible in the path, the rest in parameters of fixed order. */
export function searchUrl(criteria: Criteria): string {
  const { path, inPath } = searchPath(criteria);
  const parameters: [string, string][] = [];
  if (criteria.query) parameters.push(['query', criteria.query]);
  for (const attribute of choiceAttributes) {
    if (inPath.has(attribute)) continue;
    for (const value of [...(criteria.choices[attribute] ?? [])].sort())
      parameters.push([attribute, value]);
  }
  for (const attribute of rangeAttributes) {
    const range = criteria.ranges[attribute];
    if (range) parameters.push([`range[${attribute}]`, `${range.min ?? ''}:${range.max ?? ''}`]);
  }
  if (criteria.near) {
    const { postcode, suburb, km } = criteria.near;
    parameters.push(['postcode', postcode]);
    if (suburb) parameters.push(['suburb', suburb]);
    parameters.push(['distance', String(km)]);
  }
  parameters.push(...termsParameters(criteria.terms));
  if (criteria.sortBy) parameters.push(['sortBy', criteria.sortBy]);
  if (criteria.layout) parameters.push(['view', criteria.layout]);
  if (criteria.page > 1) parameters.push(['page', String(criteria.page)]);
  const query = parameters
    .map(([name, value]) => `${encodeName(name)}=${encodeValue(value)}`)
    .join('&');
  return query ? `${path}?${query}` : path;
}

/** The parameters of a shopper's own deposit and term, on every page whose repayments follow them. */
export function termsParameters({ deposit, years }: OwnTerms = {}): [string, string][] {
  return [
    ...(deposit === undefined ? [] : [['deposit', String(deposit)] as [string, string]]),
    ...(years === undefined ? [] : [['term', String(years)] as [string, string]]),
  ];
}

function searchPath({ choices }: Criteria): { path: string; inPath: ReadonlySet<string> } {
  const [dealership, ...otherDealerships] = choices.dealership_slug ?? [];
  if (dealership && otherDealerships.length === 0 && !choices.make && !choices.car_type) {
    return { path: `/search/${dealership}`, inPath: new Set(['dealership_slug']) };
  }
  const category = choices.car_type && categoryOfCarTypes(choices.car_type);
  const make = choices.car_type && !category ? undefined : onlySlug(choices.make);
  const model = make && onlySlug(choices.model);
  const parts = [
    ['car_type', category],
    ['make', make],
    ['model', model],
  ] as const;
  const present = parts.filter(([, slug]) => slug);
  return {
    path: ['/search', ...present.map(([, slug]) => slug)].join('/'),
    inPath: new Set(present.map(([attribute]) => attribute)),
  };
}

/** The slug of a single value; several values, or one without letters or digits, cannot be in the path. */
function onlySlug(values: readonly string[] | undefined): string | undefined {
  const [value, ...others] = values ?? [];
  return value && others.length === 0 ? slugify(value) || undefined : undefined;
}

// servers accept literal brackets, colons and commas, which are easier to read
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']');
}

function encodeValue(value: string): string {
  return encodeURIComponent(value)
    .replaceAll('%20', '+')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',');
}
