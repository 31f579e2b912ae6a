import './popup.css';
import { type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { PopupView } from './popup-view.ts';
import { useQuietMoment } from './use-quiet-moment.ts';

interface PopupDialogProps {
  popup: PopupView;
  /** Asked when its time has come. */
  mayOpen(): boolean;
  onClose(): void;
}

/** Waits for its picture and its time, then opens. The browser keeps the focus inside, and gives it back. */
export function PopupDialog({ popup, mayOpen, onClose }: PopupDialogProps) {
  const { title, description, button } = popup;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const [picture, setPicture] = useState(popup.picture);
  // it opens with its picture or without, and never changes its size before a reader's eyes
  const [isSettled, setSettled] = useState(popup.picture === undefined);

  useQuietMoment(isSettled, popup.delayMs, () => {
    if (!mayOpen()) return;
    dialog.current?.showModal();
    // not the button: a key that was meant for the page would press it
    heading.current?.focus();
  });

  const left = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    // the way back, taken while it is open, closes it too
    return () => {
      if (element?.open) left();
    };
  }, []);

  function failed(): void {
    setPicture(undefined);
    setSettled(true);
  }

  const backdrop = useBackdrop(() => dialog.current?.close());
  return (
    // for the pointer alone: by keyboard there are Escape and the button
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="popup"
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      onClose={onClose}
      {...backdrop}
    >
      <button
        type="button"
        className="popup-close"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <div className="popup-content">
        {picture && (
          <div
            className="popup-picture"
            onLoadCapture={() => setSettled(true)}
            onErrorCapture={failed}
          >
            <Picture
              picture={picture}
              sizes="(min-width: 640px) 600px, 92vw"
              widest={1280}
              eager
              fetchPriority="low"
            />
          </div>
        )}
        <div className="popup-words">
          <h2 ref={heading} id={`${id}title`} tabIndex={-1}>
            {title}
          </h2>
          {description && <p id={`${id}description`}>{description}</p>}
          {button && (
            <a
              href={button.href}
              className="button button-action"
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

/** A click that begins and ends beside the dialog; one that only ends there was selecting its text. */
function useBackdrop(close: () => void) {
  const hasBegun = useRef(false);
  const isBeside = (event: MouseEvent): boolean => event.target === event.currentTarget;
  return {
    onPointerDown: (event: MouseEvent) => {
      hasBegun.current = isBeside(event);
    },
    onClick: (event: MouseEvent) => {
      if (hasBegun.current && isBeside(event)) close();
    },
  };
}
