import { expect, it } from 'vitest';
import {
  burnsFuel,
  consumptionOf,
  fuelDefaults,
  weeklyFuelCost,
  parseTypedNumber,
} from './fuel-cost.ts';

it('is distance / 100 x consumption x price', () => {
  const { dollarsPerLitre, kmPerWeek } = fuelDefaults;
  expect(weeklyFuelCost({ consumption: 10, dollarsPerLitre, kmPerWeek })).toBe(42.5);
  expect(weeklyFuelCost({ consumption: 6.4, dollarsPerLitre: 1.899, kmPerWeek: 310 })).toBe(37.68);
});

it('uses the vehicle’s own consumption, else 10 litres', () => {
  expect(consumptionOf({ fuelconsumptioncombined: 5.8 })).toBe(5.8);
  expect(consumptionOf({ fuelconsumptioncombined: 0 })).toBe(10);
  expect(consumptionOf({})).toBe(10);
});

it.each([
  ['Petrol', 'car', true],
  ['Hybrid', 'car', true],
  ['Electric', 'car', false],
  ['Diesel', 'caravan', false],
] as const)('%s in a %s burns fuel: %s', (simple_fuel, item_type, burns) => {
  expect(burnsFuel({ simple_fuel, item_type })).toBe(burns);
});

it.each([
  ['$1.85', 1.85],
  ['1,250 kms', 1250],
  ['250km', 250],
  ['$1 250.5', 1250.5],
  // a decimal comma would be read as hundreds of dollars a litre
  ['1,89', undefined],
  ['1 89', undefined],
  ['', undefined],
  ['-5', undefined],
  ['1e5', undefined],
  ['ten', undefined],
])('parses %j as %s', (text, number) => {
  expect(parseTypedNumber(text)).toBe(number);
});
