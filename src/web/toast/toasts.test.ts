import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToast, subscribeToToasts, hideToast, showToast } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  hideToast();
  vi.useRealTimers();
});

it('shows one toast at a time, each for five seconds', () => {
  const seen: (string | undefined)[] = [];
  const stop = subscribeToToasts(() => seen.push(currentToast()?.text));
  showToast({ text: 'Added to favourites' });
  vi.advanceTimersByTime(4000);
  showToast({ text: 'The link is copied' });
  vi.advanceTimersByTime(4000);
  expect(currentToast()?.text).toBe('The link is copied');
  vi.advanceTimersByTime(1000);
  expect(currentToast()).toBeUndefined();
  stop();
  expect(seen).toEqual(['Added to favourites', 'The link is copied', undefined]);
});
