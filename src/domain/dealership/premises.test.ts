import { expect, it } from 'vitest';
import type { Department } from './departments.ts';
import { premisesOf } from './premises.ts';

const at = (
  id: string,
  location_type: Department | '',
  street = '8 Falcon Ridge Road',
  dealership_slug = 'kestrel',
) => ({
  id,
  location_type,
  dealership_slug,
  address: { street, city: 'Castle Hill', state: 'NSW', postcode: '2154' },
});
const shapeOf = (...locations: ReturnType<typeof at>[]) =>
  premisesOf(locations).map(({ main, departments }) => [
    main.id,
    departments.map(({ id }) => id).join(' '),
  ]);

it('joins the departments of a dealership at one address, sales first', () => {
  expect(shapeOf(at('p', 'parts'), at('v', 'service'), at('s', 'sales'))).toEqual([['s', 's v p']]);
});

it('keeps another address and another dealership apart', () => {
  expect(
    shapeOf(
      at('s', 'sales'),
      at('v', 'service', '12 Falcon Ridge Road'),
      at('o', 'service', '8 Falcon Ridge Road', 'osprey'),
    ),
  ).toEqual([
    ['s', 's'],
    ['v', 'v'],
    ['o', 'o'],
  ]);
});

it('takes a location without a type for sales, and a second one of a department for other premises', () => {
  expect(shapeOf(at('a', ''), at('b', 'sales'), at('v', 'service'))).toEqual([
    ['a', 'a v'],
    ['b', 'b'],
  ]);
});
