import type { KeyboardEvent } from 'react';

const targets: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Moves the focus between the buttons of a group that is one stop for the Tab key: arrow keys go to the next or previous
 * one and round, Home and End to the ends. Attach it to the group's `onKeyDown`.
 *
 * @returns the position of the button that got the focus; undefined if the key is another one
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): number | undefined {
  // leave modified keys to the browser: Alt and left arrow go back
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === event.target);
  const target = at < 0 ? undefined : targets[event.key]?.(at, buttons.length);
  if (target === undefined) return undefined;
  event.preventDefault();
  buttons[target]?.focus();
  return target;
}
