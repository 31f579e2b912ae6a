import { createContext, useContext, useState } from 'react';

/** A value that changes when all fields must return to the page's values, because an update failed. */
export const SyncRevision = createContext<unknown>(undefined);

/** Whether the visitor has changed a field since the last update was requested. */
export const IsTyping = createContext(false);

/**
 * State that the visitor may change, and that resets when `value` changes. A late response with an older value does not
 * overwrite a change.
 */
export function useSyncedState<T>(value: T): [T, (value: T) => void] {
  const revision = useContext(SyncRevision);
  const isTyping = useContext(IsTyping);
  const [state, setState] = useState({ shown: value, synced: value, revision });
  const hasFailed = state.revision !== revision;
  const isStale = state.synced !== value || hasFailed;
  const shown = isStale && (!isTyping || hasFailed) ? value : state.shown;
  if (isStale) setState({ shown, synced: value, revision });
  return [shown, (changed) => setState({ shown: changed, synced: value, revision })];
}
