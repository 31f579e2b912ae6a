import { beforeEach, expect, it, vi } from 'vitest';
import {
  clearTab,
  clearTabAt,
  forgetPerson,
  isPageOfForgotten,
  isStale,
  wasCleared,
} from './forget-person.ts';
import { storageEntries, storageKey, type StorageName } from './storage-key.ts';

/** As a browser's: what is stored are its own keys, and its methods are inherited. */
class StoredInMemory {
  [key: string]: unknown;

  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }

  setItem(key: string, value: string): void {
    this[key] = value;
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

const areas = { local: new StoredInMemory(), session: new StoredInMemory() };
// the keys of the table
const names = Object.keys(storageEntries) as StorageName[];

beforeEach(() => {
  areas.local = new StoredInMemory();
  areas.session = new StoredInMemory();
  vi.stubGlobal('localStorage', areas.local);
  vi.stubGlobal('sessionStorage', areas.session);
});

it.each(names)('forgets %s if it is about the shopper, and only on this site', (name) => {
  const { area, isPersonal } = storageEntries[name];
  const key = storageKey('yard', name);
  for (const one of [key, `${key} /trade-in`, storageKey('other', name)])
    areas[area].setItem(one, '{}');
  forgetPerson('yard', 7);
  const left = Object.keys(areas[area]);
  expect(left).toContain(storageKey('other', name));
  expect(left.includes(key)).toBe(!isPersonal && name !== 'SignedIn');
  expect(left.includes(`${key} /trade-in`)).toBe(!isPersonal);
  expect(isStale('yard')).toBe(false);
});

it('clears the session of another tab, and leaves what the next person has stored since', () => {
  expect([isStale('yard'), wasCleared('yard')]).toEqual([false, false]);
  const otherTab = new StoredInMemory();
  forgetPerson('yard', 7);
  vi.stubGlobal('sessionStorage', otherTab);
  expect(isStale('yard')).toBe(true);
  areas.local.setItem('yardUser', '{"name":"Leo"}');
  otherTab.setItem('yardFormDrafts', '{"mia":{}}');
  clearTab('yard');
  expect([isStale('yard'), wasCleared('yard')]).toEqual([false, true]);
  expect(Object.keys(otherTab)).toEqual(['yardClearedAfter']);
  expect(areas.local.getItem('yardUser')).toBe('{"name":"Leo"}');
});

it('knows the page at which a tab was cleared until the tab shows another', () => {
  forgetPerson('yard', 7);
  clearTabAt('yard', '/cars/a?x=1');
  const knows = (address: string) => isPageOfForgotten('yard', address);
  expect(['/cars/a?x=1', '/cars/a?x=1'].map(knows)).toEqual([true, true]);
  expect(['/cars/b', '/cars/a?x=1'].map(knows)).toEqual([false, false]);
  clearTabAt('yard', '/cars/a');
  forgetPerson('yard', 8);
  expect(knows('/cars/a')).toBe(false);
});
