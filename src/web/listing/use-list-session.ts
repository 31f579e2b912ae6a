import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ListSession, Shown } from './list-session.ts';

/** Keeps what the page shows for the session, the first page too, which came with its document. */
export function useListSession<T extends object>(session: ListSession<T>, shown: Shown<T>): void {
  const { pathname, search } = useLocation();
  useEffect(() => session.keep(pathname + search, shown), [session, pathname, search, shown]);
}
