import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { followedAddress } from './followed-address.ts';

/** As in `media.css`. */
const PHOTO = 'vehicle-photo';

/**
 * Lets the photograph of a vehicle's card grow into that of its page, where the browser can and the shopper does not
 * want less motion. Returns whether the link is one of a card with a photograph.
 */
function carryPhoto(link: EventTarget | null): boolean {
  // a vehicle's page has the name already, for its own photograph
  const photo =
    link instanceof Element &&
    !document.querySelector('.media-stage') &&
    link.closest('article')?.querySelector<HTMLElement>('.card-strip');
  if (!photo || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  for (const other of document.querySelectorAll<HTMLElement>('.card-strip'))
    other.style.viewTransitionName = other === photo ? PHOTO : '';
  return true;
}

/** The element that an anchor names. */
function placeOf(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(hash.slice(1));
}

function focusPlace(place: HTMLElement | null): void {
  if (!place) return;
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  // what takes no focus by itself can be focused by script
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

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
      const viewTransition = target.pathname.startsWith('/cars/') && carryPhoto(event.target);
      void navigate(target.pathname + target.search + target.hash, { viewTransition });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  useEffect(() => {
    // a screen reader and the Tab key start where the link leads, as after a full load
    if (followed.current)
      focusPlace(placeOf(window.location.hash) ?? document.getElementById('content'));
    followed.current = false;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- at every new page
  }, [key]);
  return null;
}
