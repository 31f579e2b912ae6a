import type { VehicleWords } from '#domain/vehicle/vehicle-words.ts';
import type { UnderstoodQuery } from '#search/vehicle-search/understanding/relax-query.ts';

/** Notes about search words that did not become filters. They stand beside the count, because they explain it. */
export function searchNotes(
  { asWords, leftOut, asksForPlace }: Pick<UnderstoodQuery, 'asWords' | 'leftOut' | 'asksForPlace'>,
  noun: Pick<VehicleWords, 'plural'>,
  hasDistance: boolean,
): string[] {
  return [
    ...(leftOut.length > 0
      ? [`We ignored ${list(leftOut)}, which we couldn’t match to our listings.`]
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

/** Says that texts in the price fields were not understood; empty without such texts. */
export function amountNotes(unread: readonly string[]): string[] {
  if (unread.length === 0) return [];
  const amounts = unread.length === 1 ? 'an amount' : 'amounts';
  return [`We can’t read ${list(unread)} as ${amounts}, so the search has no such limit.`];
}

function list(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`);
  return quoted.length < 2
    ? (quoted[0] ?? '')
    : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}
