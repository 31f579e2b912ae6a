import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSoFar, keepSoFar, keepStep, keptSoFar, keptStep } from './valuation-memory.ts';

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

const answer = { faults: [], step: 'condition', values: { make: 'Mazda' }, key: 'f'.repeat(32) };

it('keeps how far a shopper has come on one page, until it is forgotten', () => {
  keepSoFar('/trade-in', { ...answer, faults: [{ field: 'km', message: 'Too many' }] });
  expect(keptSoFar('/trade-in')).toEqual(answer);
  expect(keptSoFar('/cars/trade-in?car_id=7')).toBeUndefined();
  keepStep('/trade-in', 'entry', 'condition');
  expect(keptStep('/trade-in', 'entry')).toBe('condition');
  forgetSoFar('/trade-in');
  expect(keptSoFar('/trade-in')).toBeUndefined();
  expect(keptStep('/trade-in', 'entry')).toBeUndefined();
});

it('warns where the browser keeps nothing, and the form goes on', () => {
  const refuse = (): never => {
    throw new Error('storage is off');
  };
  const refusing = { get: refuse, set: refuse, ownKeys: refuse };
  vi.stubGlobal('sessionStorage', new Proxy({}, refusing));
  keepSoFar('/trade-in', answer);
  expect(keptSoFar('/trade-in')).toBeUndefined();
  forgetSoFar('/trade-in');
  expect(warn).toHaveBeenCalledTimes(3);
});
