/** The addresses of the sheets of a page's sections, as the data of its route lists them; none for other pages. */
export function sheetsInData(loaded: unknown): string[] {
  // data comes from our own loaders
  const { sheets } = (loaded ?? {}) as { sheets?: string[] };
  return Array.isArray(sheets) ? sheets : [];
}
