import { expect, it } from 'vitest';
import { distanceKm } from '#domain/place/distance-km.ts';
import { placeOfPostcode } from './embedded-postcode-places.ts';
import { postcodeRanges } from './postcode-ranges.ts';

it('has sorted, separate ranges and places within Australia', () => {
  let last = 0;
  for (const [from, to, name, , lat, long] of postcodeRanges) {
    expect(from, name).toBeGreaterThan(last);
    expect(to, name).toBeGreaterThanOrEqual(from);
    expect(lat > -44 && lat < -9 && long > 105 && long < 160, name).toBe(true);
    last = to;
  }
});

it.each([
  ['0800', 'NT'],
  ['2150', 'NSW'],
  ['2601', 'ACT'],
  ['2620', 'NSW'],
  ['2914', 'ACT'],
  ['3550', 'VIC'],
  ['4350', 'QLD'],
  ['5290', 'SA'],
  ['6430', 'WA'],
  ['7250', 'TAS'],
])('%s is in %s', (postcode, state) => {
  expect(placeOfPostcode(postcode)?.state).toBe(state);
});

// places with well-known coordinates, and the accepted error of the range
it.each([
  ['2000', -33.8688, 151.2093, 5],
  ['2150', -33.8151, 151.0011, 5],
  ['2444', -31.4333, 152.9, 15],
  ['2500', -34.4278, 150.8931, 5],
  ['2650', -35.1082, 147.3598, 5],
  ['2795', -33.4193, 149.5775, 5],
  ['2880', -31.9505, 141.4533, 5],
  ['3000', -37.8136, 144.9631, 5],
  ['3175', -37.9874, 145.2149, 10],
  ['3220', -38.1499, 144.3617, 5],
  ['3350', -37.5622, 143.8503, 5],
  ['3500', -34.2068, 142.1367, 10],
  ['4000', -27.4698, 153.0251, 5],
  ['4217', -28.0023, 153.4145, 10],
  ['4305', -27.6161, 152.7609, 10],
  ['4350', -27.5598, 151.9507, 5],
  ['4740', -21.1411, 149.186, 10],
  ['4810', -19.259, 146.8169, 5],
  ['4870', -16.9186, 145.7781, 10],
  ['5000', -34.9285, 138.6007, 5],
  ['5290', -37.8284, 140.7804, 5],
  ['6000', -31.9523, 115.8613, 5],
  ['6230', -33.3271, 115.6414, 5],
  ['6330', -35.0269, 117.8837, 5],
  ['6725', -17.9614, 122.2359, 5],
  ['7000', -42.8821, 147.3272, 5],
  ['7250', -41.4332, 147.1441, 5],
  ['0870', -23.698, 133.8807, 5],
  ['2600', -35.2809, 149.13, 5],
])('%s is near %d, %d', (postcode, lat, long, km) => {
  const place = placeOfPostcode(postcode);
  expect(place && distanceKm(place, { lat, long })).toBeLessThan(km);
});

it.each(['', '400', '40000', '4OOO', '0000', '1999', '9999', '4599'])(
  '%j is no postcode',
  (text) => {
    expect(placeOfPostcode(text)).toBeUndefined();
  },
);
