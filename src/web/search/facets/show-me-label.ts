/** The label of a button that opens a search. Source: specification 1, section 2, "Search page". */
export function showMeLabel(count: number, noun: { singular: string; plural: string }): string {
  return `Show Me ${count.toLocaleString('en-AU')} ${count === 1 ? noun.singular : noun.plural}`;
}
