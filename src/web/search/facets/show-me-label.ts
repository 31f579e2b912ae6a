/** What the button says that leads to so many vehicles. Source: specification 1, section 2, "Search page". */
export function showMeLabel(count: number, words: { singular: string; plural: string }): string {
  return `Show Me ${count.toLocaleString('en-AU')} ${count === 1 ? words.singular : words.plural}`;
}
