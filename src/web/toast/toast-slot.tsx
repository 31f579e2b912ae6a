import './toast-slot.css';
import { useSyncExternalStore } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { currentToast, subscribeToToasts, hideToast } from './toasts.ts';

const none = () => undefined;

/**
 * The container of the toast. It is rendered from the start, because screen readers announce only changes in an
 * existing live region.
 */
export function ToastSlot() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, none);
  return (
    <output className="toast-slot">
      {toast && (
        <span className={toast.isFault ? 'toast row gap-3 toast-fault' : 'toast row gap-3'}>
          <Icon name={toast.isFault ? 'info' : 'check'} />
          {toast.text}
          {toast.link && (
            <a href={toast.link.href} className="row-inline touch" onClick={toast.link.onFollow}>
              {toast.link.label}
            </a>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label="Close the message"
            onClick={hideToast}
          >
            <Icon name="close" />
          </button>
        </span>
      )}
    </output>
  );
}
