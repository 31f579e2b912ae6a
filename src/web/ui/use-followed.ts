import { useState } from 'react';

/**
 * State that a person may change at once, and that follows the page when the page's own value changes. A page that
 * comes with the old value, because it was asked for before the change, leaves the change alone.
 */
export function useFollowed<T>(value: T): [T, (value: T) => void] {
  const [state, setState] = useState({ shown: value, followed: value });
  const isStale = state.followed !== value;
  if (isStale) setState({ shown: value, followed: value });
  return [isStale ? value : state.shown, (shown) => setState({ shown, followed: value })];
}
