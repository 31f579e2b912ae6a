import { dollars } from '#domain/price/dollars.ts';
import type { VehicleWords } from '#domain/vehicle/vehicle-words.ts';
import type { Criteria, Range } from '#search/vehicle-search/criteria.ts';
import { rangeAttributes, rangeFacet } from '#domain/vehicle/facets.ts';
import { rangeLabel } from '#web/search/facets/chip-views.ts';
import type { Clash, UnderstoodQuery } from '#search/vehicle-search/understanding/relax-query.ts';

/** Notes about search words that did not become filters. They stand beside the count, because they explain it. */
export function searchNotes(
  {
    asWords,
    leftOut,
    asksForPlace,
    priceBasis = [],
    unreadAmounts = [],
    converted = [],
    clashes = [],
  }: Omit<UnderstoodQuery, 'criteria'>,
  noun: VehicleWords,
  hasDistance: boolean,
): string[] {
  return [
    ...(leftOut.length > 0
      ? [`We ignored ${list(leftOut)}, which we couldn’t match to our listings.`]
      : []),
    ...amountNotes(unreadAmounts),
    ...converted.map(
      ({ words, min, max }) =>
        `We compare repayments by the week: “${words}” is about ${weekly([min, max])} a week.`,
    ),
    ...clashes.map((clash) => clashNote(clash, noun)),
    ...(priceBasis.length > 0
      ? [`We can’t filter by ${list(priceBasis)}. Each listing says what its price includes.`]
      : []),
    ...(asksForPlace && hasDistance
      ? [`To see ${noun.plural} near you, enter your postcode under Distance.`]
      : []),
    ...(asWords.length > 0
      ? [
          `We searched the full listings for ${list(asWords)}, because a filter would hide most matches.`,
        ]
      : []),
  ];
}

function clashNote({ words, attribute, chosen, isReplaced }: Clash, noun: VehicleWords): string {
  const name = rangeFacet(attribute).label.toLowerCase();
  const label = rangeLabel(attribute, chosen);
  const limit = `your limit on the ${name} (${label[0]?.toLowerCase()}${label.slice(1)})`;
  return isReplaced
    ? `“${words}” replaces ${limit}, because no ${noun.singular} could match both.`
    : `We kept ${limit}, which is stricter than “${words}”.`;
}

/** Says that a range ends before it begins, as the filter's fields do. */
export function rangeNotes({ ranges }: Pick<Criteria, 'ranges'>, noun: VehicleWords): string[] {
  return rangeAttributes
    .filter((attribute) => isReversed(ranges[attribute]))
    .map(
      (attribute) =>
        `${rangeFacet(attribute).label}: the minimum is above the maximum, so no ${noun.plural} can match.`,
    );
}

export function isReversed({ min, max }: Range = {}): boolean {
  return min !== undefined && max !== undefined && min > max;
}

/** Says that texts in the price fields were not understood; empty without such texts. */
export function amountNotes(unread: readonly string[]): string[] {
  if (unread.length === 0) return [];
  const amounts = unread.length === 1 ? 'an amount' : 'amounts';
  return [`We can’t read ${list(unread)} as ${amounts}, so the search has no such limit.`];
}

function weekly(bounds: readonly (number | undefined)[]): string {
  return bounds.flatMap((bound) => (bound === undefined ? [] : dollars(bound))).join(' to ');
}

function list(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`);
  return quoted.length < 2
    ? (quoted[0] ?? '')
    : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}
