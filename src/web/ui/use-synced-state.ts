import { createContext, useContext, useState } from 'react';

/** Differs whenever fields must show the page's values again, because a change to them came to nothing. */
export const FollowedRevision = createContext<unknown>(undefined);

/**
 * State that a person may change at once, and that follows the page when the page's own value changes. A page that
 * comes with the old value, because it was asked for before the change, leaves the change alone.
 */
export function useSyncedState<T>(value: T): [T, (value: T) => void] {
  const revision = useContext(FollowedRevision);
  const [state, setState] = useState({ shown: value, followed: value, revision });
  const isStale = state.followed !== value || state.revision !== revision;
  if (isStale) setState({ shown: value, followed: value, revision });
  return [isStale ? value : state.shown, (shown) => setState({ shown, followed: value, revision })];
}
