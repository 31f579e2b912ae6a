const plainLowerCase = /^[!-@[-`a-z~{|}]([ -@[-`a-z~{|}]*[!-@[-`a-z~{|}])?$/;

/**
 * The form in which keywords are compared: trimmed, lower case, and one form for characters that Unicode lets
 * be written in several ways. Diacritics count: `Citroën` is not `Citroen` (text search does fold them).
 */
export function foldKeyword(value: string): string {
  return plainLowerCase.test(value) ? value : value.trim().normalize('NFKC').toLowerCase().trim();
}
