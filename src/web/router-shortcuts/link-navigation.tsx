import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { followedAddress } from './followed-address.ts';

/**
 * Follows plain links without reloading the document. It is one listener for the page: a router's `Link` for each of a
 * search page's hundreds of links would cost a third of the rendering speed.
 */
export function LinkNavigation() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const followed = useRef(false);
  useEffect(() => {
    function follow(event: MouseEvent): void {
      const target = followedAddress(event);
      if (!target) return;
      event.preventDefault();
      followed.current = true;
      void navigate(target.pathname + target.search + target.hash);
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  useEffect(() => {
    // a screen reader starts with the new page, as after a full load
    if (followed.current) document.getElementById('content')?.focus({ preventScroll: true });
    followed.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- at every new page
  }, [key]);
  return null;
}
