import { expect, it } from 'vitest';
import { everything } from '#search/vehicle-search/criteria.ts';
import { searchHeading } from './search-heading.ts';

const vehicles = { singular: 'vehicle', plural: 'vehicles' };
const caravans = { singular: 'caravan', plural: 'caravans' };

it.each([
  [{}, vehicles, 'All vehicles'],
  [{ item_type: ['motorcycle'] }, vehicles, 'All motorcycles'],
  [{ item_type: ['motorcycle', 'truck'] }, vehicles, 'All vehicles'],
  [{ item_type: ['truck'], car_type: ['used'] }, vehicles, 'Used trucks'],
  [{ body: ['Caravan'] }, caravans, 'Caravans'],
  [{ body: ['Caravan'], car_type: ['used'] }, caravans, 'Used caravans'],
  [{ body: ['Pop Top'] }, caravans, 'Pop top caravans'],
  [{ body: ['Hybrid Caravan'] }, caravans, 'Hybrid caravans'],
  [{ body: ['Camper Trailer'] }, caravans, 'Camper trailers'],
  [{ body: ['hatch'] }, vehicles, 'Hatches'],
  [{ body: ['lightTruck'], make: ['Hino'] }, vehicles, 'Hino light trucks'],
  [{ body: ['Naked'], make: ['Honda'] }, vehicles, 'Honda naked motorcycles'],
  [{ body: ['cabChassis'] }, vehicles, 'Cab chassis'],
  [{ body: ['Commercial'] }, vehicles, 'Commercial vehicles'],
  [{ body: ['constructor'] }, vehicles, 'Constructor vehicles'],
  [{ body: ['Ute'] }, vehicles, 'Utes'],
  [{ body: ['SUV'], car_type: ['used'], make: ['Toyota'] }, vehicles, 'Used Toyota SUVs'],
  [{ body: ['Ute'], make: ['Toyota'], model: ['Hilux'] }, vehicles, 'Toyota Hilux'],
  [{ body: ['Sedan', 'Ute'] }, vehicles, 'All vehicles'],
  [{ car_type: ['used'], make: ['Toyota'], model: ['Corolla'] }, vehicles, 'Used Toyota Corolla'],
])('of %j is %j', (choices, words, heading) => {
  expect(searchHeading({ ...everything, choices }, words)).toBe(heading);
});
