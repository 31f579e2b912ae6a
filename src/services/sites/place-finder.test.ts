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
/** Another dealer's site, with a location of the same id. */
const other = someSite('other', {
  locations: [
    {
      id: 'by-postcode',
      name: 'Three',
      slug: 'three',
      dealership_slug: 'other-yard',
      address: { street: '3 C St', city: 'Hobart', state: 'TAS', postcode: '7000' },
    },
  ],
});
const directory = new SiteDirectory([site, other], 'localhost');
const finder = placeFinder(() => directory, placeOfPostcode);
const vehicleOf = (facts: Parameters<typeof someVehicle>[0]) =>
  someVehicle({ dealership_slug: 'elsewhere', ...facts });
const of = (facts: Parameters<typeof someVehicle>[0]) => finder.ofVehicle(vehicleOf(facts));

it('is the location’s position, or that of its postcode', () => {
  const dealership_slug = 'yard-yard';
  const orange = { lat: -33.28, long: 149.1 };
  expect(of({ dealership_slug, location_id: 'with-coordinates' })).toEqual(orange);
  expect(of({ dealership_slug, location_id: 'by-postcode' })).toMatchObject({ name: 'Perth' });
  expect(of({ dealership_slug, location_name: 'TWO' })).toMatchObject({ name: 'Perth' });
  expect(of({ dealership_slug: 'other-yard', location_id: 'by-postcode' })).toMatchObject({
    name: 'Hobart',
  });
});

it('is the private seller’s postcode, else the city, else the dealership', () => {
  expect(of({ private_postcode: '4350', city: 'Perth', state: 'WA' })).toMatchObject({
    name: 'Toowoomba',
  });
  expect(of({ city: 'Geelong', state: 'VIC' })).toMatchObject({ name: 'Geelong' });
  expect(of({ dealership_slug: 'yard-yard' })).toEqual({ lat: -33.28, long: 149.1 });
});

it('gives a vehicle what its location says and its feed does not', () => {
  const own = { dealership_slug: 'yard-yard', location_id: 'by-postcode' };
  const place = ({ location_name, city, state }: ReturnType<typeof someVehicle>) => [
    location_name,
    city,
    state,
  ];
  const located = (facts: Parameters<typeof someVehicle>[0]) =>
    place(finder.withLocation(vehicleOf({ ...own, ...facts })));
  expect(located({})).toEqual(['Two', 'Perth', 'WA']);
  expect(located({ city: 'Fremantle' })).toEqual(['Two', 'Fremantle', undefined]);
  expect(located({ location_name: 'City yard' })).toEqual(['City yard', 'Perth', 'WA']);
  expect(located({ location_id: 'gone', location_name: ' TWO' })).toEqual(['Two', 'Perth', 'WA']);
  expect(located({ location_id: 'gone' })).toEqual([undefined, undefined, undefined]);
  expect(located({ dealership_slug: 'other-yard' })).toEqual(['Three', 'Hobart', 'TAS']);
  expect(finder.edition('yard-yard')).not.toBe(finder.edition('other-yard'));
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
