import { alertFrequencies } from '#domain/alerts/alert-frequency.ts';
import type { Visitor } from '#domain/account/visitor.ts';
import type { FormField } from '#domain/form/form-field.ts';
import { parseSearchUrl } from '#search/vehicle-search/address/parse-search-url.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { Criteria } from '#search/vehicle-search/criteria.ts';
import type { RequestServices } from '#services/request-services.ts';
import { chipViews } from '#web/search/facets/chip-views.ts';
import { searchHeading } from '#web/search/results/search-heading.ts';
import { frequencyWords } from './frequency-words.ts';

/** The page on which a visitor saves a search. */
export interface SaveSearchView {
  /** What the search is for: `Kia`, `Up to $20,000`. */
  chips: string[];
  /** `12 cars match now` */
  matches: string;
  /** The search itself, to go back to. */
  address: string;
  fields: readonly FormField[];
}

const MAX_TITLE = 80;

/** The criteria of an address of the search, without order and page; undefined if it is not one. */
export async function searchedCriteria(
  address: string | null,
  { stock, origin }: Pick<RequestServices, 'stock' | 'origin'>,
): Promise<Criteria | undefined> {
  const url = address?.startsWith('/search') ? URL.parse(address, origin) : null;
  const [first, ...segments] = (url?.pathname ?? '').split('/').filter(Boolean);
  if (!url || url.origin !== origin || first !== 'search') return undefined;
  const decoded = segments.map(decodedSegment).filter((segment) => segment !== undefined);
  if (decoded.length !== segments.length) return undefined;
  const criteria = parseSearchUrl(decoded, url.searchParams, await stock.vocabulary());
  if (!criteria) return undefined;
  const { sortBy: _, ...unsorted } = criteria;
  return { ...unsorted, page: 1 };
}

function decodedSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

export async function saveSearchView(
  criteria: Criteria,
  visitor: Visitor,
  { site, stock }: Pick<RequestServices, 'site' | 'stock'>,
): Promise<SaveSearchView> {
  const { dealerships, vehicle_type: noun } = site.settings;
  const found = await stock.count(criteria);
  const count = `${found.toLocaleString('en-AU')} ${found === 1 ? noun.singular : noun.plural}`;
  const heading = searchHeading(criteria, noun, dealerships);
  const chips = chipViews(criteria, dealerships).map(({ label }) => label);
  return {
    chips,
    matches:
      found === 0 ? 'Nothing matches yet' : `${count} ${found === 1 ? 'matches' : 'match'} now`,
    address: searchUrl(criteria),
    fields: saveSearchFields(titleOf(heading, chips), visitor),
  };
}

/** The heading, with the chips that it does not mention: `Used Kia, Up to $20,000`. */
function titleOf(heading: string, chips: readonly string[]): string {
  const words = heading.toLowerCase();
  const others = chips.filter((chip) => !words.includes(chip.toLowerCase()));
  return [heading, ...others].join(', ').slice(0, MAX_TITLE);
}

/** @param visitor asked for an e-mail address if there is none */
export function saveSearchFields(title: string, { email }: Pick<Visitor, 'email'>): FormField[] {
  const common = { required: true, destination: 'form-only' as const };
  return [
    { ...common, name: 'title', label: 'Name', type: 'text', value: title, max_length: MAX_TITLE },
    {
      ...common,
      name: 'frequency',
      label: 'Email me about new matches',
      type: 'radio',
      value: 'at-once',
      options: alertFrequencies.map((value) => ({ value, label: frequencyWords[value] })),
    },
    ...(email ? [] : [emailField]),
  ];
}

const emailField: FormField = {
  name: 'email',
  label: 'Email',
  type: 'email',
  required_fault: 'Enter your email address.',
  required: true,
  destination: 'form-only',
  autocomplete: 'email',
};
