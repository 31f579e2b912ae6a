/** Converts all-caps text ("PEARL WHITE") to title case ("Pearl White"); leaves mixed case unchanged. */
export function plainCase(text: string): string {
  if (text !== text.toUpperCase() || !/\p{Lu}{4}/u.test(text)) return text;
  return text.replace(/\p{L}+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}
