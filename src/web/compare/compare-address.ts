/** As many vehicles as fit side by side on a screen. */
export const MAX_COMPARED = 4;

/** The address of a comparison, which can be shared. @param slugs of the vehicles */
export function compareAddress(slugs: readonly string[]): string {
  const parameters = new URLSearchParams(slugs.map((slug) => ['car', slug]));
  return slugs.length === 0 ? '/compare' : `/compare?${parameters}`;
}
