import { useSyncExternalStore } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { currentToast, followToasts, hideToast } from './toasts.ts';

const none = () => undefined;

/** The place of the one toast. It is in the page from the start, so that screen readers announce what comes into it. */
export function ToastSlot() {
  const toast = useSyncExternalStore(followToasts, currentToast, none);
  return (
    <output className="toast-slot">
      {toast && (
        <span className={toast.isFault ? 'toast toast-fault' : 'toast'}>
          {toast.text}
          {toast.link && <a href={toast.link.href}>{toast.link.label}</a>}
          <button type="button" aria-label="Close the message" onClick={hideToast}>
            <Icon name="close" />
          </button>
        </span>
      )}
    </output>
  );
}
