import { expect, it } from 'vitest';
import { placeOfPostcode } from '#partners/postcode-place/place-of-postcode.ts';
import { listingRows } from '#tests/oracle/listing-rows.ts';
import { SiteDirectory } from '#site/site-directory.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { placeFinder } from './place-finder.ts';
import { haveRealListings } from '#tests/support/real-listings.ts';

const site = someSite('yard', {
  locations: [
    {
      id: 'with-coordinates',
      name: 'One',
      slug: 'one',
      dealership_slug: 'yard-yard',
      address: {
        street: '1 A St',
        city: 'Orange',
        state: 'NSW',
        postcode: '2800',
        lat: -33.28,
        long: 149.1,
      },
    },
    {
      id: 'by-postcode',
      name: 'Two',
      slug: 'two',
      dealership_slug: 'yard-yard',
      address: { street: '2 B St', city: 'Perth', state: 'WA', postcode: '6000' },
    },
  ],
});
const directory = new SiteDirectory([site], 'localhost');
const finder = placeFinder(() => directory, placeOfPostcode);
const of = (vehicle: Parameters<typeof someVehicle>[0]) =>
  finder.ofVehicle(someVehicle({ dealership_slug: 'elsewhere', ...vehicle }));

it('is the location’s position, or that of its postcode', () => {
  expect(of({ location_id: 'with-coordinates' })).toEqual({ lat: -33.28, long: 149.1 });
  expect(of({ location_id: 'by-postcode' })).toMatchObject({ name: 'Perth' });
});

it('is the private seller’s postcode, else the city, else the dealership', () => {
  expect(of({ private_postcode: '4350', city: 'Perth', state: 'WA' })).toMatchObject({
    name: 'Toowoomba',
  });
  expect(of({ city: 'Geelong', state: 'VIC' })).toMatchObject({ name: 'Geelong' });
  expect(of({ dealership_slug: 'yard-yard' })).toEqual({ lat: -33.28, long: 149.1 });
});

it('is undefined without any of these', () => {
  expect(of({})).toBeUndefined();
  expect(of({ location_id: 'gone', city: 'Nowhere', state: 'NSW' })).toBeUndefined();
});

it.skipIf(!haveRealListings)('is found by city for three in four of the real listings', () => {
  const rows = listingRows().filter((row) => row['city'] && row['state']);
  const placed = rows.filter((row) =>
    of({ city: String(row['city']), state: String(row['state']) }),
  );
  expect(placed.length / rows.length).toBeGreaterThan(0.75);
});
