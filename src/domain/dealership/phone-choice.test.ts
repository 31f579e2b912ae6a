import { expect, it } from 'vitest';
import { phoneChoice } from './phone-choice.ts';

const numbers = { new: 'new', used: 'used', demo: 'demo' };

it.each([
  [
    'the override above all others',
    'used',
    { ...numbers, override: 'one', by_car_type: true },
    'one',
  ],
  ['the number by car type', 'demo', { ...numbers, by_car_type: true }, 'demo'],
  [
    'the new-car number for a demo car without its own',
    'demo',
    { new: 'new', by_car_type: true },
    'new',
  ],
  [
    'the new-car number for a demo car when numbers do not depend on car type',
    'demo',
    { ...numbers, by_car_type: false },
    'new',
  ],
  ['the used-car number for a used car', 'used', { ...numbers, by_car_type: false }, 'used'],
  ['the location’s as a last resort', 'used', { new: 'new', by_car_type: true }, 'place'],
] as const)('is %s', (_what, carType, phones, expected) => {
  expect(phoneChoice(carType, phones, 'place')).toBe(expected);
});

it('is undefined when no number is configured', () => {
  expect(phoneChoice('new', { by_car_type: true }, undefined)).toBeUndefined();
});
