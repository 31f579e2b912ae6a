import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSoFar, keepSoFar, keptSoFar } from './valuation-memory.ts';

const kept = new Map<string, string>();
const warn = vi.spyOn(console, 'warn');

function browser(own: Partial<Storage> = {}): void {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    ...own,
  });
}

beforeEach(() => {
  kept.clear();
  warn.mockReset().mockImplementation(() => {});
  browser();
});

const answer = { faults: [], step: 'condition', values: { make: 'Mazda' }, key: 'f'.repeat(32) };

it('keeps how far a shopper has come on one page, until it is forgotten', () => {
  keepSoFar('/trade-in', { ...answer, faults: [{ field: 'km', message: 'Too many' }] });
  expect(keptSoFar('/trade-in')).toEqual(answer);
  expect(keptSoFar('/cars/trade-in?car_id=7')).toBeUndefined();
  forgetSoFar('/trade-in');
  expect(keptSoFar('/trade-in')).toBeUndefined();
});

it('warns where the browser keeps nothing, and the form goes on', () => {
  const refuse = (): never => {
    throw new Error('storage is off');
  };
  browser({ getItem: refuse, setItem: refuse, removeItem: refuse });
  keepSoFar('/trade-in', answer);
  expect(keptSoFar('/trade-in')).toBeUndefined();
  forgetSoFar('/trade-in');
  expect(warn).toHaveBeenCalledTimes(3);
});
