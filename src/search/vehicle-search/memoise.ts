const MAX_KEY_LENGTH = 100;

/**
 * Caches a pure function of a text, for texts that recur, such as the values of a stock. Clears the whole cache when it
 * exceeds `maxEntries`, which costs less per call than evicting single entries. Does not cache long texts.
 */
export function memoise<T>(compute: (text: string) => T, maxEntries: number): (text: string) => T {
  const cache = new Map<string, T>();
  return (text) => {
    if (text.length > MAX_KEY_LENGTH) return compute(text);
    let result = cache.get(text);
    if (result === undefined) {
      result = compute(text);
      if (cache.size >= maxEntries) cache.clear();
      cache.set(text, result);
    }
    return result;
  };
}
