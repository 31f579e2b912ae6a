import { createContext, useContext, useState } from 'react';

/** A value that changes when all fields must return to the page's values, because an update failed. */
export const SyncRevision = createContext<unknown>(undefined);

/**
 * State that the visitor may change, and that resets when `value` changes. A late response with a value that the visitor
 * has changed since does not overwrite the change.
 */
export function useSyncedState<T>(value: T): [T, (value: T) => void] {
  const revision = useContext(SyncRevision);
  /** `sent`: the visitor's values since the page last showed the newest of them. */
  const [state, setState] = useState({ shown: value, synced: value, sent: [] as T[], revision });
  let current = state;
  if (state.synced !== value || state.revision !== revision) {
    const isLate =
      state.revision === revision && state.sent.includes(value) && value !== state.shown;
    current = isLate
      ? { ...state, synced: value }
      : { shown: value, synced: value, sent: [], revision };
    setState(current);
  }
  function change(shown: T): void {
    setState(({ sent }) => ({
      shown,
      synced: value,
      sent: shown === value ? [] : [...sent, shown],
      revision,
    }));
  }
  return [current.shown, change];
}
