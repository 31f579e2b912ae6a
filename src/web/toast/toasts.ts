/** A short message shown for a moment. */
export interface Toast {
  text: string;
  /** A link to a likely next step. */
  link?: { label: string; href: string; onFollow?: () => void };
  /** Styles the toast as an error. */
  isFault?: boolean;
}

/** Milliseconds; long enough to read the message and press its link. */
const SHOWN_MS = 5000;

let current: Toast | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function currentToast(): Toast | undefined {
  return current;
}

/** Shows a toast, replacing the previous one. Source: specification 2, section 9, "UI constants". */
export function showToast(toast: Toast): void {
  clearTimeout(timer);
  timer = setTimeout(hideToast, SHOWN_MS);
  replace(toast);
}

export function hideToast(): void {
  clearTimeout(timer);
  replace(undefined);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}
