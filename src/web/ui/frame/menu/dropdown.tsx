import './dropdown.css';
import './menu-entry.css';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { NavigationEntry } from '#web/site/site-view.ts';
import { Icon } from '#web/ui/icon.tsx';
import { MenuLinks } from './menu-links.tsx';

/** How long a menu stays open after the pointer has left it, so that a slip does not close it. */
const GRACE_MS = 150;

interface DropdownProps {
  entry: NavigationEntry;
  isCurrent: boolean;
}

/**
 * A header entry with a menu below it. Opens on hover and on click, closes on Escape and when pointer or focus leave;
 * the arrow keys move through it. Without script it opens on click.
 */
export function Dropdown({ entry, isCurrent }: DropdownProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the pointer opened it; the click that follows must not close it. */
  const openedByPointer = useRef(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // it may have been opened before the script ran
    setOpen(element.current?.open ?? false);
    return () => clearTimeout(timer.current);
  }, []);

  function setDetails(open: boolean): void {
    clearTimeout(timer.current);
    if (element.current) element.current.open = open;
  }
  function enter({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    if (element.current?.open === false) openedByPointer.current = true;
    setDetails(true);
  }
  function leave({ pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse' || !openedByPointer.current) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setDetails(false), GRACE_MS);
  }
  function move(event: KeyboardEvent): void {
    const details = element.current;
    if (!details) return;
    const summary = details.querySelector('summary');
    if (event.key === 'Escape' && details.open) {
      setDetails(false);
      summary?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setDetails(true);
      focusNext(details, event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      focusEntry(details, event.key === 'ArrowRight' ? 1 : -1);
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what its summary and links do not handle
    <details
      ref={element}
      name="header-menu"
      className="dropdown"
      onPointerEnter={enter}
      onPointerLeave={leave}
      onKeyDown={move}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setDetails(false);
      }}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (!currentTarget.open) openedByPointer.current = false;
        const header = currentTarget.closest('header');
        header?.classList.toggle('has-open-menu', header.querySelector('.dropdown[open]') !== null);
      }}
    >
      <summary
        className="menu-entry"
        data-emphasised={entry.emphasised || undefined}
        data-current={isCurrent || undefined}
        onClick={(event) => {
          if (!openedByPointer.current) return;
          event.preventDefault();
          openedByPointer.current = false;
        }}
      >
        {entry.label}
        <Icon name="down" />
      </summary>
      <div className="dropdown-panel" data-wide={entry.menu === 'models' || undefined}>
        <MenuLinks entry={entry} isOpen={isOpen} />
      </div>
    </details>
  );
}

/** Moves the focus among the links and buttons of the open menu. */
function focusNext(details: HTMLElement, step: 1 | -1): void {
  const stops = [...details.querySelectorAll<HTMLElement>('.dropdown-panel :is(a, button)')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = at < 0 && step < 0 ? stops.at(-1) : stops[(at + step + stops.length) % stops.length];
  next?.focus();
}

/** Moves the focus to the entry beside this one in the header. */
function focusEntry(details: HTMLElement, step: 1 | -1): void {
  const item = details.closest('li');
  const next = step === 1 ? item?.nextElementSibling : item?.previousElementSibling;
  next?.querySelector<HTMLElement>('summary, a')?.focus();
}
