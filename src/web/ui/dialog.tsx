import './close-button.css';
import './dialog.css';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { Icon } from './icon.tsx';

interface DialogProps extends ComponentProps<'dialog'> {
  isOpen: boolean;
  /**
   * The id of its heading, which has a `tabIndex`. It gets the focus, because a key press meant for the page must not
   * activate a button.
   */
  labelledBy: string;
  /** Called when the shopper has closed it. */
  onClose(): void;
  /** The content, which covers the whole dialog. */
  children: ReactNode;
}

/**
 * A panel over the page. The browser's own dialog keeps the focus inside, closes on Escape, and gives the focus back. It
 * also closes by its button and by a click beside it.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, labelledBy, onClose, className = '', children, ...others } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const startedBeside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen) return undefined;
    element?.showModal();
    document.getElementById(labelledBy)?.focus();
    return () => element?.close();
  }, [isOpen, labelledBy]);

  return (
    // the click is for pointers only; by keyboard there are Escape and the close button
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...others}
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={labelledBy}
      onClose={({ currentTarget }) => {
        if (isOpen && !currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        startedBeside.current = isBeside(event);
      }}
      // a click that only ends beside it was a text selection
      onClick={(event) => {
        if (startedBeside.current && isBeside(event)) event.currentTarget.close();
      }}
    >
      <button
        type="button"
        className="dialog-close close-button icon-button needs-script"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      {children}
    </dialog>
  );
}

/** The content covers the dialog, so what remains is its backdrop. */
function isBeside({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget;
}
