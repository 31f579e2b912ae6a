import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { recordVisit } from './visit-record.ts';

/** Notes each page that is reached without a load, for the lead that may come of the visit. */
export function VisitRecorder() {
  const { pathname } = useLocation();
  const noted = useRef(pathname);
  useEffect(() => {
    if (noted.current === pathname) return;
    noted.current = pathname;
    recordVisit(pathname);
  }, [pathname]);
  return null;
}
