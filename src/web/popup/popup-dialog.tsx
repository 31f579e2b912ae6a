import './popup.css';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { Picture } from '#web/ui/card/picture.tsx';
import type { PopupView } from './popup-view.ts';
import { useDelayUnlessBusy } from './use-delay-unless-busy.ts';

interface PopupDialogProps {
  popup: PopupView;
  /** Checked when the delay has passed. */
  mayOpen(): boolean;
  onClose(): void;
}

/** Waits for its picture and its delay, then opens. */
export function PopupDialog({ popup, mayOpen, onClose }: PopupDialogProps) {
  const { title, description, button } = popup;
  const id = useId();
  const [picture, setPicture] = useState(popup.picture);
  // it opens with or without its picture, so that its size never changes while it is read
  const [isPictureSettled, setPictureSettled] = useState(popup.picture === undefined);
  const [isOpen, setOpen] = useState(false);

  useDelayUnlessBusy(isPictureSettled, popup.delayMs, () => setOpen(mayOpen()));

  const reportClosed = useEffectEvent(onClose);
  // going back while the popup is open also closes it
  useEffect(() => (isOpen ? () => reportClosed() : undefined), [isOpen]);

  function dropPicture(): void {
    setPicture(undefined);
    setPictureSettled(true);
  }

  return (
    <Dialog
      isOpen={isOpen}
      className="popup"
      labelledBy={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      onClose={() => setOpen(false)}
    >
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
          <h2 id={`${id}title`} tabIndex={-1}>
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
              onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
            >
              {button.label}
            </a>
          )}
        </div>
      </div>
    </Dialog>
  );
}
