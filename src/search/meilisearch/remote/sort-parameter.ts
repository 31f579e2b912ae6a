import type { SortBy } from '#search/engine/search-request.ts';

/** An order as Meilisearch takes it; what is equal in all of it is sorted by id, in the direction of the last term. */
export function sortParameter(order: readonly SortBy[]): string[] {
  const direction = order.at(-1)?.direction ?? 'asc';
  return [...order.map((term) => `${term.by}:${term.direction}`), `id:${direction}`];
}
