import { beforeEach, expect, it, vi } from 'vitest';
import { canShowPopup, recordClosedPopup } from './closed-popups.ts';

const stored = new Map<string, string>();
const warn = vi.spyOn(console, 'warn');

function browser(fields: Partial<Storage> = {}): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    ...fields,
  });
}

function refuse(): never {
  throw new Error('storage is off');
}

beforeEach(() => {
  stored.clear();
  warn.mockReset().mockImplementation(() => {});
  browser();
});

it('shows a popup until it is closed, separately for each site', () => {
  expect(canShowPopup('yard', 'open-day')).toBe(true);
  recordClosedPopup('yard', 'open-day');
  expect(canShowPopup('yard', 'open-day')).toBe(false);
  expect(stored.get('yardpopupVisibility')).toBe('["open-day"]');
  expect(canShowPopup('other', 'open-day')).toBe(true);
});

it('shows a new popup after an earlier one was closed, and never a closed one again', () => {
  recordClosedPopup('yard', 'open-day');
  expect(canShowPopup('yard', 'sale')).toBe(true);
  recordClosedPopup('yard', 'sale');
  recordClosedPopup('yard', 'sale');
  expect(canShowPopup('yard', 'open-day')).toBe(false);
  expect(stored.get('yardpopupVisibility')).toBe('["sale","open-day"]');
});

it.each([
  ['cannot be read', { getItem: refuse, setItem: refuse }],
  ['is full', { setItem: refuse }],
])('does not show a popup if the storage %s, and warns', (_what, storage) => {
  browser(storage);
  expect(canShowPopup('yard', 'open-day')).toBe(false);
  expect(warn).toHaveBeenCalled();
});

it('shows a popup if the stored list cannot be parsed', () => {
  stored.set('yardpopupVisibility', 'not JSON');
  expect(canShowPopup('yard', 'open-day')).toBe(true);
  recordClosedPopup('yard', 'open-day');
  expect(canShowPopup('yard', 'open-day')).toBe(false);
});
