import './dropdown.css';
import './menu-entry.css';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { NavigationEntry } from '#web/site/site-view.ts';
import { Icon } from '#web/ui/icon.tsx';
import { markOpenMenu, useHoverMenu } from '#web/ui/frame/use-hover-menu.ts';
import { MenuLinks } from './menu-links.tsx';

interface DropdownProps {
  entry: NavigationEntry;
  isCurrent: boolean;
}

/**
 * A header entry with a menu below it. Opens on hover and on click, closes on Escape and when pointer or focus leave;
 * the arrow keys move through it. Without script it opens on click.
 */
export function Dropdown({ entry, isCurrent }: DropdownProps) {
  const { menu, summary } = useHoverMenu();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // it may have been opened before the script ran
    const frame = requestAnimationFrame(() => setOpen(menu.ref.current?.open ?? false));
    return () => cancelAnimationFrame(frame);
  }, [menu.ref]);

  function move(event: KeyboardEvent<HTMLDetailsElement>): void {
    const details = event.currentTarget;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      details.open = true;
      focusNext(details, event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      focusEntry(details, event.key === 'ArrowRight' ? 1 : -1);
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what its summary and links do not handle
    <details
      {...menu}
      name="header-menu"
      className="dropdown"
      onKeyDown={move}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        markOpenMenu(currentTarget);
      }}
    >
      <summary
        {...summary}
        className="menu-entry row-inline"
        data-emphasised={entry.emphasised || undefined}
        data-current={isCurrent || undefined}
      >
        {entry.label}
        <Icon name="down" />
      </summary>
      <div className="dropdown-panel floating" data-wide={entry.menu === 'models' || undefined}>
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
