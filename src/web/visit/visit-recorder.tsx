import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { recordVisit } from './visit-record.ts';

/** Notes each page of a visit, for the lead that may come of it. */
export function VisitRecorder() {
  const { pathname } = useLocation();
  useEffect(() => {
    const { search, origin } = window.location;
    recordVisit(new URL(pathname + search, origin), document.referrer);
  }, [pathname]);
  return null;
}
