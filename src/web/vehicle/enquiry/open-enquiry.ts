import type { MouseEvent } from 'react';

export const ENQUIRY_DRAWER = 'enquiry-drawer';

/** Opens the enquiry form of the page as a drawer, instead of following a link to it. Attach it to the link's `onClick`. */
export function openEnquiry(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.currentTarget.getAttribute('href') !== '#enquire') return;
  // modified clicks, such as "open in a new tab", are left to the browser
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const drawer = document.getElementById(ENQUIRY_DRAWER);
  // an older browser follows the link
  if (!drawer?.showPopover || isOnScreen(drawer)) return;
  event.preventDefault();
  // the page keeps its height while the form is away
  drawer.parentElement?.style.setProperty('min-height', `${drawer.offsetHeight}px`);
  drawer.showPopover();
  drawer.focus();
}

/** Whether the form's beginning is on the upper half of the screen, so that a drawer would only move it. */
function isOnScreen(form: HTMLElement): boolean {
  const { top } = form.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight / 2;
}
