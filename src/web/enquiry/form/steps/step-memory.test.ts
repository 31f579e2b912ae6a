import { beforeEach, expect, it, vi } from 'vitest';
import {
  forgetProgress,
  rememberProgress,
  rememberEntry,
  rememberedProgress,
  rememberedEntry,
} from './step-memory.ts';

const warn = vi.spyOn(console, 'warn');

/** As a browser's: what is kept are its own keys, and its methods are inherited. */
class KeptInMemory {
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

beforeEach(() => {
  warn.mockReset().mockImplementation(() => {});
  vi.stubGlobal('sessionStorage', new KeptInMemory());
});

const tradeIn = { site: 'yard', path: '/trade-in' };
const answer = { faults: [], step: 'condition', values: { make: 'Mazda' }, key: 'f'.repeat(32) };

it('remembers the progress on one page until it is removed', () => {
  rememberProgress(tradeIn, { ...answer, faults: [{ field: 'km', message: 'Too many' }] });
  expect(rememberedProgress(tradeIn)).toEqual(answer);
  expect(rememberedProgress({ site: 'yard', path: '/cars/trade-in?car_id=7' })).toBeUndefined();
  const shown = { step: 'condition', from: 'vehicle' };
  rememberEntry(tradeIn, 'entry', shown);
  expect(rememberedEntry(tradeIn, 'entry')).toEqual(shown);
  forgetProgress(tradeIn);
  expect(rememberedProgress(tradeIn)).toBeUndefined();
  expect(rememberedEntry(tradeIn, 'entry')).toBeUndefined();
});

it('warns if the browser has no storage, and the form continues', () => {
  const refuse = (): never => {
    throw new Error('storage is off');
  };
  const refusing = { get: refuse, set: refuse, ownKeys: refuse };
  vi.stubGlobal('sessionStorage', new Proxy({}, refusing));
  rememberProgress(tradeIn, answer);
  expect(rememberedProgress(tradeIn)).toBeUndefined();
  forgetProgress(tradeIn);
  expect(warn).toHaveBeenCalledTimes(3);
});
