import { beforeEach, expect, it, vi } from 'vitest';
import { forgetPerson } from './forget-person.ts';
import { storageEntries, storageKey, type StorageName } from './storage-key.ts';

/** As a browser's: what is stored are its own keys, and its methods are inherited. */
class StoredInMemory {
  [key: string]: unknown;

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
  forgetPerson('yard');
  const left = Object.keys(areas[area]);
  expect(left).toContain(storageKey('other', name));
  expect(left.includes(key)).toBe(!isPersonal);
  expect(left.includes(`${key} /trade-in`)).toBe(!isPersonal);
});
