import type { FormEvent } from 'react';
import { showToast } from '#web/toast/toasts.ts';

/** Signs the visitor out of this browser, with or without script. */
export function SignOutForm({ className }: { className: string }) {
  return (
    <form method="post" action="/api/sign-out" onSubmit={stayOffline}>
      <button type="submit" className={className}>
        Sign out
      </button>
    </form>
  );
}

/** Keeps the page of a visitor who is offline. The browser's own error page would not say that they are still signed in. */
export function stayOffline(event: FormEvent): void {
  if (navigator.onLine) return;
  event.preventDefault();
  showToast({
    text: 'You are offline, so you are still signed in. Please sign out once you are connected.',
    isFault: true,
  });
}
