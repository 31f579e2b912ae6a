import type { SortBy } from '#search/engine/search-request.ts';

/** An order in Meilisearch's format. Equal vehicles are sorted by id, in the direction of the last term. */
export function sortParameter(order: readonly SortBy[]): string[] {
  const direction = order.at(-1)?.direction ?? 'asc';
  return [...order.map((term) => `${term.by}:${term.direction}`), `id:${direction}`];
}
