import type { KeyboardEvent } from 'react';

/** Escape closes a filter menu and returns the focus to its button. In a sheet Escape closes the sheet instead. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const menu = event.currentTarget;
  if (event.key !== 'Escape' || !menu.open || menu.closest(':popover-open')) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
