import type { KeyboardEvent, ToggleEvent } from 'react';

/** Elements that can have the focus. */
const REACHABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * The props of a popover that covers the page: the focus moves into it, Tab stays inside, and closing returns the focus
 * to the button that opened it. Without script a popover opens and closes all the same.
 */
export const popoverFocus = {
  tabIndex: -1,

  onToggle({ currentTarget: popover, newState }: ToggleEvent<HTMLElement>): void {
    if (newState === 'open' && !popover.contains(document.activeElement)) popover.focus();
  },

  /** A tap beside the popover has already moved the focus, and keeps it. */
  onBeforeToggle({ currentTarget: popover, newState }: ToggleEvent<HTMLElement>): void {
    if (newState !== 'closed' || !popover.contains(document.activeElement)) return;
    openerOf(popover)?.focus({ preventScroll: true });
  },

  onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { currentTarget: popover, key, shiftKey } = event;
    if (key !== 'Tab' || !popover.matches(':popover-open')) return;
    const controls = reachableIn(popover);
    const [first, last] = [controls[0], controls.at(-1)];
    const { activeElement } = document;
    if (activeElement !== popover && activeElement !== (shiftKey ? first : last)) return;
    event.preventDefault();
    (shiftKey ? last : first)?.focus();
  },
};

function openerOf(popover: HTMLElement): HTMLElement | null {
  return document.querySelector<HTMLElement>(
    `[popovertarget="${CSS.escape(popover.id)}"]:not([popovertargetaction="hide"])`,
  );
}

function reachableIn(popover: HTMLElement): HTMLElement[] {
  return [...popover.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      control.checkVisibility({ visibilityProperty: true }) &&
      !isPassedOver(control),
  );
}

/** Tab reaches only the chosen one of several radio buttons. */
function isPassedOver(control: HTMLElement): boolean {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return false;
  const group = control.form?.elements.namedItem(control.name);
  return group instanceof RadioNodeList && group.value !== '' && !control.checked;
}
