/** Converts text to a URL segment: `Mercedes-Benz GLC 250d` becomes `mercedes-benz-glc-250d`. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
