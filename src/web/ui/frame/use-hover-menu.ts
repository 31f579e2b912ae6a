import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';

/** Milliseconds for which a menu stays open after the pointer has left it. */
const GRACE_MS = 150;

/** An open menu of the header. The folds inside the drawer stay open when the drawer is closed. */
const OPEN_MENU = 'details[open]:not([popover] *), [popover]:popover-open';

/** Marks the header while one of its menus is open. Source: specification 2, section 2, "Brands and header menus". */
export function markOpenMenu(menu: HTMLElement): void {
  const header = menu.closest('header');
  header?.classList.toggle('has-open-menu', header.querySelector(OPEN_MENU) !== null);
}

/**
 * Opens a `details` menu under the mouse and closes it when the mouse or the focus leaves it, or on Escape. Clicks, taps
 * and the keyboard open and close it natively.
 */
export function useHoverMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpenByHover = useRef(false);

  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent): void {
      const element = menu.current;
      if (event.key !== 'Escape' || !element?.open) return;
      const hadFocus = element.contains(document.activeElement);
      element.open = false;
      if (hadFocus) element.querySelector('summary')?.focus();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      clearTimeout(leaving.current);
    };
  }, []);

  return {
    menu: {
      ref: menu,
      onToggle({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
        markOpenMenu(currentTarget);
      },
      onPointerEnter({ pointerType }: PointerEvent): void {
        clearTimeout(leaving.current);
        if (pointerType !== 'mouse' || !menu.current || menu.current.open) return;
        menu.current.open = true;
        isOpenByHover.current = true;
      },
      onPointerLeave({ pointerType }: PointerEvent): void {
        if (pointerType !== 'mouse') return;
        leaving.current = setTimeout(() => {
          if (menu.current) menu.current.open = false;
        }, GRACE_MS);
      },
      onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>): void {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      },
    },
    summary: {
      onClick(event: MouseEvent): void {
        // the pointer has opened the menu on its way to this click, which would close it
        if (isOpenByHover.current && menu.current?.open) event.preventDefault();
        isOpenByHover.current = false;
      },
    },
  };
}
