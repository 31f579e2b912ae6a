import type { VehicleWords } from '#domain/vehicle/vehicle-words.ts';
import type { UnderstoodQuery } from '#search/vehicle-search/understanding/relax-query.ts';

/** Notes about search words that did not become filters. */
export function searchNotes(
  { asWords, leftOut }: Pick<UnderstoodQuery, 'asWords' | 'leftOut'>,
  noun: Pick<VehicleWords, 'singular'>,
): string[] {
  return [
    ...(leftOut.length > 0
      ? [`No ${noun.singular} has everything you asked for, so these are without ${list(leftOut)}.`]
      : []),
    ...(asWords.length > 0
      ? [
          `We searched the full listings for ${list(asWords)}, because a filter would hide most matches.`,
        ]
      : []),
  ];
}

function list(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`);
  return quoted.length < 2
    ? (quoted[0] ?? '')
    : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}
