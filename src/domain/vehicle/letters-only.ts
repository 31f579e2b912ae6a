/** The form in which spellings are compared: lower case, accents off, letters and digits only. */
export function lettersOnly(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
}
