/** As many vehicles as fit side by side on a screen. */
export const MAX_COMPARED = 4;

/**
 * The address of a comparison, which can be shared.
 * @param slugs of the vehicles
 * @param terms the shopper's own, as parameters of an address
 */
export function compareAddress(slugs: readonly string[], terms = ''): string {
  const parameters = new URLSearchParams(slugs.map((slug) => ['car', slug]));
  return slugs.length === 0 ? '/compare' : `/compare?${parameters}${terms && `&${terms}`}`;
}
