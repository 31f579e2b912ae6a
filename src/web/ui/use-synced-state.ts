import { createContext, useContext, useState } from 'react';

/** A value that changes when all fields must return to the page's values, because an update failed. */
export const SyncRevision = createContext<unknown>(undefined);

/**
 * State that the visitor may change, and that resets when `value` changes. A late response with the old value does not
 * overwrite a change.
 */
export function useSyncedState<T>(value: T): [T, (value: T) => void] {
  const revision = useContext(SyncRevision);
  const [state, setState] = useState({ shown: value, synced: value, revision });
  const isStale = state.synced !== value || state.revision !== revision;
  if (isStale) setState({ shown: value, synced: value, revision });
  return [isStale ? value : state.shown, (shown) => setState({ shown, synced: value, revision })];
}
