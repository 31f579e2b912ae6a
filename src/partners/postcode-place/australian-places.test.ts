import { expect, it } from 'vitest';
import { distanceKm } from '#domain/place/distance-km.ts';
import { australianPlaces } from './australian-places.ts';
import { placeOfCity } from './place-of-city.ts';
import { placeOfPostcode } from './place-of-postcode.ts';
import { placesNamed } from './places-named.ts';

/** A box around each state and territory, in degrees, with its coast and islands. */
const boxes = {
  NSW: [-37.6, -28.1, 140.9, 159.2],
  VIC: [-39.3, -33.9, 140.9, 150.1],
  QLD: [-29.3, -9.0, 137.9, 153.7],
  SA: [-38.2, -25.9, 128.9, 141.1],
  WA: [-35.3, -10.0, 96.0, 129.1],
  TAS: [-43.8, -39.4, 143.7, 148.6],
  ACT: [-35.95, -35.1, 148.7, 150.8],
  NT: [-26.1, -10.8, 128.9, 138.1],
} as const;

it('has every place within its state and each postcode within one region', () => {
  const outside = australianPlaces.filter(({ state, lat, long }) => {
    const [south, north, west, east] = boxes[state];
    return !(lat >= south && lat <= north && long >= west && long <= east);
  });
  // the desert postcode 0872 reaches into three states; Norfolk Island is far off the coast
  const far = outside.filter(({ postcode }) => !['0872', '2899'].includes(postcode));
  expect(far.map(({ postcode, name }) => `${postcode} ${name}`)).toEqual(['6743 Cambridge Gulf']);
  expect(australianPlaces.length).toBeGreaterThan(15_000);
});

it('finds every place by its postcode with its name, at its own point', () => {
  for (const place of australianPlaces) {
    const found = placeOfPostcode(place.postcode, place.name);
    expect(found?.postcode, place.name).toBe(place.postcode);
    expect(distanceKm(found!, place), `${place.postcode} ${place.name}`).toBeLessThan(60);
    expect(placesNamed(place.name)).toContainEqual(place);
    expect(placeOfCity(place.name, place.state)?.state).toBe(place.state);
  }
});

// places with well-known coordinates
// oxfmt-ignore
it.each([
  ['2000', -33.87, 151.21, 3], ['2150', -33.815, 151.0, 2], ['2800', -33.28, 149.1, 3], ['3000', -37.81, 144.96, 2],
  ['3216', -38.18, 144.34, 4], ['3220', -38.15, 144.36, 3], ['4000', -27.47, 153.03, 2], ['4350', -27.56, 151.95, 4],
  ['4558', -26.65, 153.09, 3], ['4570', -26.19, 152.67, 3], ['4870', -16.92, 145.77, 5], ['5000', -34.93, 138.6, 2],
  ['6000', -31.95, 115.86, 2], ['6725', -17.96, 122.24, 5], ['7000', -42.88, 147.33, 3], ['0800', -12.46, 130.84, 3],
  ['0870', -23.7, 133.88, 3], ['2601', -35.28, 149.13, 4],
] as const)('%s is near %d, %d', (postcode, lat, long, km) => {
  const place = placeOfPostcode(postcode);
  expect(place && distanceKm(place, { lat, long })).toBeLessThan(km);
});

it.each(['', '400', '40000', '4OOO', '0000', '1999', '9999', '4599'])(
  '%j is no postcode',
  (text) => {
    expect(placeOfPostcode(text)).toBeUndefined();
  },
);

it('says that the distance from a country postcode is rough, and from a suburb of it is not', () => {
  expect(placeOfPostcode('4570')?.isRough).toBe(true);
  expect(placeOfPostcode('4570', 'Gympie')?.isRough).toBe(false);
  expect(placeOfPostcode('2150')?.isRough).toBe(false);
});

it('distinguishes namesakes by their state and accepts any spelling', () => {
  expect(placeOfCity('GOLD-COAST', 'Queensland')?.state).toBe('QLD');
  expect(placeOfCity('Richmond', 'NSW')?.lat).toBeCloseTo(-33.6, 0);
  expect(placeOfCity('Richmond', 'VIC')?.lat).toBeCloseTo(-37.8, 0);
  expect(placeOfCity('st. marys', 'NSW')?.name).toBe('St Marys');
  expect(placeOfCity('Mt Druitt', 'NSW')?.name).toBe('Mount Druitt');
  expect(placeOfCity('Richmond', undefined)).toBeUndefined();
  expect(placeOfCity('Nowhere', 'NSW')).toBeUndefined();
});
