import { beforeEach, expect, it, vi } from 'vitest';
import { isYetToBeShown, rememberClosed } from './closed-popups.ts';

const kept = new Map<string, string>();
const warn = vi.spyOn(console, 'warn');

function browser(fields: Partial<Storage> = {}): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    ...fields,
  });
}

function refuse(): never {
  throw new Error('storage is off');
}

beforeEach(() => {
  kept.clear();
  warn.mockReset().mockImplementation(() => {});
  browser();
});

it('shows a popup until it is closed, on that site alone', () => {
  expect(isYetToBeShown('yard', 'open-day')).toBe(true);
  rememberClosed('yard', 'open-day');
  expect(isYetToBeShown('yard', 'open-day')).toBe(false);
  expect(kept.get('yardpopupVisibility')).toBe('["open-day"]');
  expect(isYetToBeShown('other', 'open-day')).toBe(true);
});

it('shows the next popup to who has closed the one before, and neither again', () => {
  rememberClosed('yard', 'open-day');
  expect(isYetToBeShown('yard', 'sale')).toBe(true);
  rememberClosed('yard', 'sale');
  rememberClosed('yard', 'sale');
  expect(isYetToBeShown('yard', 'open-day')).toBe(false);
  expect(kept.get('yardpopupVisibility')).toBe('["sale","open-day"]');
});

it.each([
  ['cannot be read', { getItem: refuse, setItem: refuse }],
  ['takes nothing more', { setItem: refuse }],
])('shows none where the storage %s, and warns', (_what, storage) => {
  browser(storage);
  expect(isYetToBeShown('yard', 'open-day')).toBe(false);
  expect(warn).toHaveBeenCalled();
});

it('shows it where the storage holds what nobody can read', () => {
  kept.set('yardpopupVisibility', 'no JSON');
  expect(isYetToBeShown('yard', 'open-day')).toBe(true);
  rememberClosed('yard', 'open-day');
  expect(isYetToBeShown('yard', 'open-day')).toBe(false);
});
