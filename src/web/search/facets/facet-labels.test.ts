import { expect, it } from 'vitest';
import { valueLabel } from './facet-labels.ts';

it.each([
  ['car_type', 'demo', 'Demo'],
  ['body', 'peopleMover', 'People Mover'],
  ['seats', '1', '1 seat'],
  ['seats', '7', '7 seats'],
  ['make', 'Kia', 'Kia'],
] as const)('labels %s %s as %s', (attribute, value, label) => {
  expect(valueLabel(attribute, value)).toBe(label);
});

it.each(['__proto__', 'constructor', 'toString'])('treats %s as an ordinary value', (word) => {
  expect(valueLabel('body', word)).toBe(word);
  expect(valueLabel('car_type', word)).toBe(word);
});
