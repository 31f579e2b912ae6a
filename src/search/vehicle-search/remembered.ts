const LONGEST_KEPT = 100;

/**
 * A pure function of a text that keeps its answers, for texts that come again and again, as the values of a stock do.
 * All are forgotten when there are more than so many. What is longer than a stock's values are is not kept.
 */
export function remembered<T>(answer: (text: string) => T, most: number): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    if (text.length > LONGEST_KEPT) return answer(text);
    let known = answers.get(text);
    if (known === undefined) {
      known = answer(text);
      if (answers.size >= most) answers.clear();
      answers.set(text, known);
    }
    return known;
  };
}
