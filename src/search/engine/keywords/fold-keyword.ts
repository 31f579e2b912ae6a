const plainLowerCase = /^[!-@[-`a-z~{|}]([ -@[-`a-z~{|}]*[!-@[-`a-z~{|}])?$/;

/**
 * Folds a keyword for comparison: trims it, converts it to lower case and normalises Unicode. Preserves diacritics:
 * `Citroën` is not `Citroen` (text search ignores them).
 */
export function foldKeyword(value: string): string {
  return plainLowerCase.test(value) ? value : value.trim().normalize('NFKC').toLowerCase().trim();
}
