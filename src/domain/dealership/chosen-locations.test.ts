import { expect, it } from 'vitest';
import { chosenLocations, type LocationChoice } from './chosen-locations.ts';

const location = (id: string, others: object = {}) => ({
  id,
  location_type: 'sales' as const,
  primary: false,
  visible: true,
  manufacturers: [],
  ...others,
});
const group = [
  location('penrith', { manufacturers: ['Kia', 'Land Rover'] }),
  location('gosford', { primary: true, location_type: '', manufacturers: ['Toyota'] }),
  location('workshop', { location_type: 'service', manufacturers: ['Kia'] }),
  location('counter', { location_type: 'parts' }),
  location('buyers', { location_subtype: 'buying' }),
  location('closed', { visible: false, primary: true }),
];
const ids = (choice: LocationChoice) => chosenLocations(group, choice).map(({ id }) => id);

it.each([
  ['primary', ['gosford']],
  ['sales', ['penrith', 'gosford', 'buyers']],
  ['service', ['workshop']],
  ['parts', ['counter']],
  ['service-and-parts', ['workshop', 'counter']],
  ['all', ['penrith', 'gosford', 'workshop', 'counter', 'buyers']],
  ['workshop', ['workshop']],
  ['closed', []],
  ['nowhere', []],
])('“%s” shows %j', (show, shown) => {
  expect(ids({ show })).toEqual(shown);
});

it('shows the first location as primary if none is', () => {
  const plain = [location('a'), location('b')];
  expect(chosenLocations(plain, { show: 'primary' }).map(({ id }) => id)).toEqual(['a']);
  expect(chosenLocations([], { show: 'primary' })).toEqual([]);
});

it('shows only the locations that sell a make, however it is written', () => {
  expect(ids({ show: 'all', manufacturer: 'kia' })).toEqual(['penrith', 'workshop']);
  expect(ids({ show: 'sales', manufacturer: 'land-rover' })).toEqual(['penrith']);
});

it('shows only the locations of a subtype', () => {
  expect(ids({ show: 'all', subtype: 'buying' })).toEqual(['buyers']);
});

it('shows only included locations, and never excluded ones', () => {
  expect(ids({ show: 'all', include: ['counter', 'penrith', 'closed'] })).toEqual([
    'penrith',
    'counter',
  ]);
  expect(ids({ show: 'sales', exclude: ['penrith'] })).toEqual(['gosford', 'buyers']);
  expect(ids({ show: 'all', include: ['penrith'], exclude: ['penrith'] })).toEqual([]);
});
