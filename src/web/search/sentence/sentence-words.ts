import type { RangeAttribute } from '#domain/vehicle/facets.ts';
import type { ChoiceFacetView, FacetView, RangeFacetView } from '#web/search/facets/facet-views.ts';
import { rangeValueLabel } from '#web/search/facets/chip-views.ts';

/** A filter as words within a sentence: `running on` *any fuel*. */
export interface SentenceWord {
  /** What stands before the words that open the filter. */
  before: string;
  words: string;
  /** The number of filter chips whose filters the words name. */
  named: number;
}

/** What the words of a filter depend on. */
type WordedFacet =
  | Pick<ChoiceFacetView, 'kind' | 'attribute' | 'label' | 'values' | 'selected'>
  | Pick<RangeFacetView, 'kind' | 'attribute' | 'label' | 'min' | 'max' | 'repayment'>;

/** The most filters that a sentence can hold; the others are behind its last words. */
const MAX_WORDS = 6;
/** The most values that are named. */
const MAX_NAMED = 3;

/** How the filters of most sites read in a sentence; others read `any …` */
const phrases: {
  readonly [Attribute in FacetView['attribute']]?: readonly [before: string, any: string];
} = {
  make: ['of', 'any make'],
  body: ['', 'any body'],
  price: ['', 'at any price'],
  year: ['', 'of any year'],
  fuel: ['running on', 'any fuel'],
  km: ['driven', 'any distance'],
  location_name: ['at', 'any location'],
  state: ['in', 'any state'],
  colour: ['in', 'any colour'],
};

/** The filters that the sentence holds, and those that it has no room for. */
export function divideFacets(facets: readonly FacetView[]): {
  inSentence: FacetView[];
  others: FacetView[];
} {
  const inSentence = facets.filter(({ attribute }) => attribute in phrases).slice(0, MAX_WORDS);
  return { inSentence, others: facets.filter((facet) => !inSentence.includes(facet)) };
}

export function sentenceWord(facet: WordedFacet): SentenceWord {
  const { attribute, label } = facet;
  const [before, any] = phrases[attribute] ?? ['', `any ${label.toLowerCase()}`];
  if (facet.kind === 'range') {
    const limits = [
      rangeWords(facet.attribute, facet),
      facet.repayment && rangeWords('repayment', facet.repayment),
    ].filter((words) => words !== undefined);
    return { before, words: limits.join(' and ') || any, named: limits.length };
  }
  const chosen = facet.values.filter(({ selected }) => selected).map((value) => value.label);
  const named = attribute === 'make' || attribute === 'model' ? chosen : chosen.map(lowered);
  return {
    before,
    words: chosen.length > 0 ? oneOf(named, label) : any,
    // more values than are named share a chip
    named: facet.selected > MAX_NAMED ? 1 : facet.selected,
  };
}

/** `up to $250,000`, `from 2020`; undefined without limits. */
function rangeWords(
  attribute: RangeAttribute,
  { min, max }: Pick<RangeFacetView, 'min' | 'max'>,
): string | undefined {
  const value = (limit: number): string => rangeValueLabel(attribute, limit);
  if (min !== undefined && max !== undefined) return `${value(min)} to ${value(max)}`;
  if (max !== undefined) return `up to ${value(max)}`;
  return min === undefined ? undefined : `from ${value(min)}`;
}

/** `coupe or convertible`, `5 makes` */
function oneOf(names: readonly string[], label: string): string {
  if (names.length > MAX_NAMED) return `${names.length} ${label.toLowerCase()}s`;
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}

/** Within a sentence `Coupe` is a coupe, but an `SUV` stays in capitals. */
function lowered(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label[0]?.toLowerCase() + label.slice(1) : label;
}

/** `no other wishes`, `2 other wishes` */
export function wishesWords(count: number): string {
  if (count === 0) return 'no other wishes';
  return count === 1 ? 'one other wish' : `${count} other wishes`;
}
