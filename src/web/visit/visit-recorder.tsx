import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { recordPageVisit } from './visit-record.ts';

/** Records each page reached by client-side navigation, for a lead's `visited_pages`. */
export function VisitRecorder() {
  const { pathname } = useLocation();
  const recorded = useRef(pathname);
  useEffect(() => {
    if (recorded.current === pathname) return;
    recorded.current = pathname;
    recordPageVisit(pathname);
  }, [pathname]);
  return null;
}
