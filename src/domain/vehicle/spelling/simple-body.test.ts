import { expect, test } from 'vitest';
import { type BodySlug, bodyLabels, simpleBody } from './simple-body.ts';

test.each<[string, BodySlug]>([
  ['SUV', 'suv'],
  ['Sports Utility Vehicle', 'suv'],
  ['Ute / Tray', 'ute'],
  ['Dual Cab Utility', 'ute'],
  ['Double Cab Pick-up', 'ute'],
  ['Double Cab Chassis', 'cabChassis'],
  ['5D HATCHBACK', 'hatch'],
  ['Hatchback', 'hatch'],
  ['Station Wagon', 'wagon'],
  ['4D Sedan', 'sedan'],
  ['Cabriolet', 'convertible'],
  ['Panel Van', 'van'],
  ['People Mover', 'peopleMover'],
  ['Light Truck', 'lightTruck'],
  ['Campervan', 'motorhome'],
  ['lightTruck', 'lightTruck'],
])('maps the body "%s" to %s', (words, slug) => {
  expect(simpleBody(words)).toBe(slug);
});

test.each(['Commercial', 'Other', 'Caravan'])('"%s" states no body type', (words) => {
  expect(simpleBody(words)).toBeUndefined();
});

test('maps every slug to itself, except the two synonyms', () => {
  const synonyms: Record<string, BodySlug> = { hatchback: 'hatch', stationWagon: 'wagon' };
  for (const slug of Object.keys(bodyLabels)) expect(simpleBody(slug)).toBe(synonyms[slug] ?? slug);
});
