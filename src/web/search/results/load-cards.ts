import type { CardView } from './card-view.ts';

/** `/api/cards` answers no more at once. */
export const CARDS_PER_REQUEST = 12;

/**
 * Loads the cards of vehicles, in this order; none for those that are no longer listed.
 * @param terms the shopper's own, as parameters of an address
 */
export async function loadCards(
  ids: readonly number[],
  terms: string,
  signal: AbortSignal,
): Promise<readonly CardView[]> {
  const requests: Promise<CardView[]>[] = [];
  for (let from = 0; from < ids.length; from += CARDS_PER_REQUEST) {
    requests.push(requestCards(ids.slice(from, from + CARDS_PER_REQUEST), terms, signal));
  }
  return (await Promise.all(requests)).flat();
}

async function requestCards(
  ids: readonly number[],
  terms: string,
  signal: AbortSignal,
): Promise<CardView[]> {
  const response = await fetch(`/api/cards?ids=${ids.join(',')}${terms && `&${terms}`}`, {
    signal,
  });
  if (!response.ok) throw new Error(`The answer was ${response.status}`);
  // our own route's answer
  const { cards } = (await response.json()) as { cards: CardView[] };
  return cards;
}
