import type { Promotion, PromotionPlacement } from './promotion.ts';

export interface ResultsPage {
  /** Number of vehicles on the page. */
  cards: number;
  /** From 1. */
  page: number;
  /** `YYYY-MM-DD` in the dealer's time zone. */
  today: string;
  /** The same seed gives the same random places. */
  seed: string;
}

/**
 * Places promotions on a page of results. Active promotions rotate through the places in order of position, and the
 * rotation continues from page to page. Source: specification 1, section 2, "Search page".
 *
 * @returns promotions by place, from 1; a promotion at place 8 is the eighth tile
 */
export function promotionsOnPage<T extends Promotion>(
  promotions: readonly T[],
  placement: PromotionPlacement,
  results: ResultsPage,
): Map<number, T> {
  const due = promotions
    .filter((promotion) => isDue(promotion, results.today))
    .sort((a, b) => a.position - b.position);
  const placed = new Map<number, T>();
  for (const strict of due.filter((promotion) => promotion.strictDisplay)) {
    if (isOnPage(strict.position, results) && !placed.has(strict.position))
      placed.set(strict.position, strict);
  }
  const turns = due.filter((promotion) => !promotion.strictDisplay);
  if (turns.length === 0) return placed;
  const places = placesOf(placement, results).filter((place) => !placed.has(place));
  const before = (results.page - 1) * places.length;
  places.forEach((place, index) => {
    const turn = turns[(before + index) % turns.length];
    if (turn) placed.set(place, turn);
  });
  return placed;
}

/** ISO dates sort as text. */
function isDue({ display, start, expiry }: Promotion, today: string): boolean {
  return (
    display && (start === undefined || start <= today) && (expiry === undefined || today <= expiry)
  );
}

/** Excludes places after the last card, where a promotion would stand below the results. */
function isOnPage(place: number, { cards }: ResultsPage): boolean {
  return place >= 1 && place <= cards;
}

function placesOf(placement: PromotionPlacement, results: ResultsPage): number[] {
  const reached = Array.from({ length: results.cards }, (_, index) => index + 1);
  if (placement.kind === 'every') return reached.filter((place) => place % placement.every === 0);
  if (placement.kind === 'positions') {
    return reached.filter((place) => placement.positions.includes(place));
  }
  return reached
    .map((place) => ({ place, lot: lotOf(`${results.seed} ${place}`) }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, placement.count)
    .map(({ place }) => place)
    .sort((a, b) => a - b);
}

/** FNV-1a, 32 bits, with a final mix. */
function lotOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  // without the mix, the last characters affect only the low bits
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
