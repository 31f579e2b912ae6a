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
])('a body called "%s" is a %s', (words, slug) => {
  expect(simpleBody(words)).toBe(slug);
});

test.each(['Commercial', 'Other', 'Caravan'])('"%s" does not tell the body', (words) => {
  expect(simpleBody(words)).toBeUndefined();
});

test('a slug is its own body, but for the two doubles, so that normalising twice changes nothing', () => {
  const doubles: Record<string, BodySlug> = { hatchback: 'hatch', stationWagon: 'wagon' };
  for (const slug of Object.keys(bodyLabels)) expect(simpleBody(slug)).toBe(doubles[slug] ?? slug);
});
