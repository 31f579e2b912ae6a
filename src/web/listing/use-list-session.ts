import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ListSession, ShownList } from './list-session.ts';

/** Caches the list that a page shows, including the first one, which came with the document. */
export function useListSession<T extends object>(
  session: ListSession<T>,
  shown: ShownList<T>,
): void {
  const { pathname, search } = useLocation();
  useEffect(() => session.store(pathname + search, shown), [session, pathname, search, shown]);
}
