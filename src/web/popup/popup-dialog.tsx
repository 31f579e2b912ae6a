import '#web/ui/dialog.css';
import './popup.css';
import { type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/card/picture.tsx';
import type { PopupView } from './popup-view.ts';
import { useDelayUnlessBusy } from './use-delay-unless-busy.ts';

interface PopupDialogProps {
  popup: PopupView;
  /** Checked when the delay has passed. */
  mayOpen(): boolean;
  onClose(): void;
}

/**
 * Waits for its picture and its delay, then opens. The native dialog traps the focus and restores it when it closes.
 */
export function PopupDialog({ popup, mayOpen, onClose }: PopupDialogProps) {
  const { title, description, button } = popup;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const [picture, setPicture] = useState(popup.picture);
  // it opens with or without its picture, so that its size never changes while it is read
  const [isPictureSettled, setPictureSettled] = useState(popup.picture === undefined);

  useDelayUnlessBusy(isPictureSettled, popup.delayMs, () => {
    if (!mayOpen()) return;
    dialog.current?.showModal();
    // focusing the button would let a key press meant for the page activate it
    heading.current?.focus();
  });

  const reportClosed = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    // going back while the popup is open also closes it
    return () => {
      if (element?.open) reportClosed();
    };
  }, []);

  function dropPicture(): void {
    setPicture(undefined);
    setPictureSettled(true);
  }

  const backdrop = useBackdropClose(() => dialog.current?.close());
  return (
    // the click is for pointers only; by keyboard there are Escape and the close button
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="popup dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      onClose={onClose}
      {...backdrop}
    >
      <button
        type="button"
        className="popup-close dialog-close icon-button paper"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <div className="popup-content">
        {picture && (
          <div
            className="popup-picture"
            onLoadCapture={() => setPictureSettled(true)}
            onErrorCapture={dropPicture}
          >
            <Picture
              picture={picture}
              sizes="(min-width: 640px) 600px, 92vw"
              widest={1280}
              className="photo"
              eager
              fetchPriority="low"
            />
          </div>
        )}
        <div className="popup-words stack gap-3">
          <h2 ref={heading} id={`${id}title`} tabIndex={-1}>
            {title}
          </h2>
          {description && (
            <p id={`${id}description`} className="soft">
              {description}
            </p>
          )}
          {button && (
            <a
              href={button.href}
              className="button button-action popup-action"
              onClick={() => dialog.current?.close()}
            >
              {button.label}
            </a>
          )}
        </div>
      </div>
    </dialog>
  );
}

/**
 * Handlers that close the dialog on a click that begins and ends on the backdrop. A click that only ends there was a
 * text selection.
 */
function useBackdropClose(close: () => void) {
  const startedOnBackdrop = useRef(false);
  const isOnBackdrop = (event: MouseEvent): boolean => event.target === event.currentTarget;
  return {
    onPointerDown: (event: MouseEvent) => {
      startedOnBackdrop.current = isOnBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      if (startedOnBackdrop.current && isOnBackdrop(event)) close();
    },
  };
}
