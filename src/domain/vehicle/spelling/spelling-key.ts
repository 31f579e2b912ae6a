/** Normalises text for comparing spellings: lower case, no accents, letters and digits only. */
export function spellingKey(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}
