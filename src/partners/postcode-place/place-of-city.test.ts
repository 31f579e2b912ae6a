import { expect, it } from 'vitest';
import { cityPostcodes } from './city-postcodes.ts';
import { placeOfCity } from './place-of-city.ts';

it('knows the state and a place of every city in its table', () => {
  for (const [state, cities] of Object.entries(cityPostcodes)) {
    for (const city of Object.keys(cities)) {
      expect(placeOfCity(city, state)?.state, `${city}, ${state}`).toBe(state);
    }
  }
});

it('reads names in any spelling, and tells cities of one name by their state', () => {
  expect(placeOfCity('GOLD-COAST', 'Queensland')?.name).toBe('Southport');
  expect(placeOfCity('Richmond', 'NSW')?.lat).toBeCloseTo(-33.6, 0);
  expect(placeOfCity('Richmond', 'QLD')).toBeUndefined();
  expect(placeOfCity('Richmond', undefined)).toBeUndefined();
});
