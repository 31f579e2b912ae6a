import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseFacts } from './normalise-facts.ts';
import type { VehicleFacts } from '#domain/vehicle/vehicle.ts';

const required: VehicleFacts = {
  name: 'x',
  make: 'Toyota',
  model: 'Kluger',
  item_type: 'car',
  car_type: 'used',
  show_on_dealer_website: true,
};

test('derives the simple fields from the detailed ones', () => {
  expect(
    normaliseFacts({
      ...required,
      body: '4D Wagon',
      fuel: 'Premium ULP',
      trans: '8 SP Auto',
      drive: 'Front Wheel Drive',
    }),
  ).toMatchObject({
    simple_body: 'wagon',
    simple_fuel: 'Petrol',
    simple_transmission: 'Automatic',
    simple_drive: 'FWD',
  });
});

test('prefers a simple field from the feed to the detailed one', () => {
  expect(normaliseFacts({ ...required, body: '4D Wagon', simple_body: 'SUV' }).simple_body).toBe(
    'suv',
  );
});

test('replaces a simple field that no filter knows by the detailed one', () => {
  expect(normaliseFacts({ ...required, body: '4D Wagon', simple_body: 'Family' }).simple_body).toBe(
    'wagon',
  );
  expect(normaliseFacts({ ...required, simple_body: 'Family' })).not.toHaveProperty('simple_body');
});

test('does not class an off-road caravan or motorcycle as an SUV, but recognises a motorhome', () => {
  const caravan = { ...required, item_type: 'caravan' as const };
  expect(normaliseFacts({ ...caravan, body: 'Off-Road Caravan' })).not.toHaveProperty(
    'simple_body',
  );
  expect(normaliseFacts({ ...caravan, body: 'Motorhome' }).simple_body).toBe('motorhome');
  expect(
    normaliseFacts({ ...required, body: 'Commercial', bodyconfiguration: 'Van' }).simple_body,
  ).toBe('van');
});

test('finds the state next to the city', () => {
  expect(normaliseFacts({ ...required, city: 'CARINGBAH, NSW' })).toMatchObject({
    city: 'Caringbah',
    state: 'NSW',
  });
});

test('is idempotent', () => {
  const words = fc.constantFrom(
    'SUV',
    'hatchback',
    'gray',
    'Caringbah, NSW',
    'I30',
    'PEARL WHITE',
    'a, b, VIC',
    'x',
  );
  fc.assert(
    fc.property(
      words,
      words,
      words,
      words,
      fc.string({ minLength: 1 }),
      (body, colour, city, model, make) => {
        const once = normaliseFacts({
          ...required,
          body,
          simple_body: body,
          colour,
          city,
          model,
          make,
        });
        expect(normaliseFacts({ ...once })).toEqual(once);
      },
    ),
  );
});
