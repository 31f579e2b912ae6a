import { expect, it } from 'vitest';
import { rangeValueLabel } from './chip-views.ts';
import { valueLabel } from './facet-labels.ts';

it.each([
  ['car_type', 'demo', 'Demo'],
  ['body', 'peopleMover', 'People Mover'],
  ['seats', '1', '1 seat'],
  ['seats', '7', '7 seats'],
  ['sleeps', '4', 'Sleeps 4'],
  ['axle_type', 'Tandem', 'Tandem axle'],
  ['axle_type', 'Single Axle', 'Single Axle'],
  ['make', 'Kia', 'Kia'],
] as const)('labels %s %s as %s', (attribute, value, label) => {
  expect(valueLabel(attribute, value)).toBe(label);
});

it.each(['__proto__', 'constructor', 'toString'])('treats %s as an ordinary value', (word) => {
  expect(valueLabel('body', word)).toBe(word);
  expect(valueLabel('car_type', word)).toBe(word);
});

it('writes a length in feet and a weight in kilograms', () => {
  expect(rangeValueLabel('body_length', 20.5)).toBe('20.5 ft');
  expect(rangeValueLabel('aggregate_trailer_mass', 2500)).toBe('2,500 kg');
});
