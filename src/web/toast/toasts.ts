/** A short message that comes up for a moment. */
export interface Toast {
  text: string;
  /** What the shopper may want next. */
  link?: { label: string; href: string };
  /** Shown in the destructive look. */
  isFault?: boolean;
}

/** Long enough to read the message and to press its link. */
const SHOWN_MS = 5000;

let current: Toast | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function currentToast(): Toast | undefined {
  return current;
}

/** Shows a toast in place of the one before: there is one at a time. Source: specification 2, section 9, "UI constants". */
export function showToast(toast: Toast): void {
  clearTimeout(timer);
  timer = setTimeout(hideToast, SHOWN_MS);
  replace(toast);
}

export function hideToast(): void {
  clearTimeout(timer);
  replace(undefined);
}

export function followToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}
