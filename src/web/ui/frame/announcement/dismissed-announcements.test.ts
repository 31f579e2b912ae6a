import { beforeEach, expect, it, vi } from 'vitest';
import { dismissedKeys, recordDismissed, storedDismissals } from './dismissed-announcements.ts';

const stored = new Map<string, string>();

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
  browser();
});

it('remembers the last twenty that were dismissed, separately for each site', () => {
  for (let at = 0; at < 25; at += 1) recordDismissed('yard', `sale-${at}`);
  recordDismissed('yard', 'sale-10');
  const keys = dismissedKeys(storedDismissals('yard'));
  expect(keys.slice(0, 3)).toEqual(['sale-10', 'sale-24', 'sale-23']);
  expect(keys).toHaveLength(20);
  expect(dismissedKeys(storedDismissals('vans'))).toEqual([]);
});

it.each(['not JSON', '{"a":1}', 'null'])('reads nothing from the entry %s', (text) => {
  expect(dismissedKeys(text)).toEqual([]);
});

it('shows everything in a browser without storage, and warns that it cannot remember', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  browser({ getItem: refuse, setItem: refuse });
  expect(storedDismissals('yard')).toBe('');
  recordDismissed('yard', 'sale');
  expect(warn).toHaveBeenCalledOnce();
});
