/** Text that shouts ("PEARL WHITE") in plain words ("Pearl White"); any other case is the writer's own and stays. */
export function plainCase(text: string): string {
  if (text !== text.toUpperCase() || !/\p{Lu}{4}/u.test(text)) return text;
  return text.replace(/\p{L}+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}
