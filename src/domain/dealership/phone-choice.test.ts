import { expect, it } from 'vitest';
import { phoneChoice } from './phone-choice.ts';

const numbers = { new: 'new', used: 'used', demo: 'demo' };

it.each([
  ['the override before all', 'used', { ...numbers, override: 'one', by_car_type: true }, 'one'],
  ['the number by car type', 'demo', { ...numbers, by_car_type: true }, 'demo'],
  ['new for demo without one of its own', 'demo', { new: 'new', by_car_type: true }, 'new'],
  [
    'new for demo where car types are not told apart',
    'demo',
    { ...numbers, by_car_type: false },
    'new',
  ],
  ['used for used', 'used', { ...numbers, by_car_type: false }, 'used'],
  ['the location’s at last', 'used', { new: 'new', by_car_type: true }, 'place'],
] as const)('is %s', (_what, carType, phones, expected) => {
  expect(phoneChoice(carType, phones, 'place')).toBe(expected);
});

it('is none where none is known', () => {
  expect(phoneChoice('new', { by_car_type: true }, undefined)).toBeUndefined();
});
