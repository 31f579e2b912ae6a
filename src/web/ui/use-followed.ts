import { useState } from 'react';

/**
 * State that a person may change at once, and that follows the page when newer results arrive.
 * @param source when it changes, the state becomes the value again
 */
export function useFollowed<T>(value: T, source: unknown = value): [T, (value: T) => void] {
  const [state, setState] = useState({ value, source });
  const isStale = state.source !== source;
  if (isStale) setState({ value, source });
  return [isStale ? value : state.value, (changed) => setState({ value: changed, source })];
}
