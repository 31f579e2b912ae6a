import { expect, it } from 'vitest';
import { cityPostcodes } from './city-postcodes.ts';
import { placeOfCity } from './place-of-city.ts';

it('finds every city of the table in its state', () => {
  for (const [state, cities] of Object.entries(cityPostcodes)) {
    for (const city of Object.keys(cities)) {
      expect(placeOfCity(city, state)?.state, `${city}, ${state}`).toBe(state);
    }
  }
});

it('accepts any spelling and distinguishes cities of the same name by their state', () => {
  expect(placeOfCity('GOLD-COAST', 'Queensland')?.name).toBe('Southport');
  expect(placeOfCity('Richmond', 'NSW')?.lat).toBeCloseTo(-33.6, 0);
  expect(placeOfCity('Richmond', 'QLD')).toBeUndefined();
  expect(placeOfCity('Richmond', undefined)).toBeUndefined();
});
