import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cityAnnouncementView } from '#web/vehicle/frame/city-announcement-view.ts';
import { formContextOf } from '#web/enquiry/form/form-context-of.ts';
import { phoneOfVehicle } from '#web/site/phone-of-vehicle.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { leadDealership } from './lead-dealership.ts';

const now = new Date('2026-11-20T00:00:00.000Z');
const [place] = someSettings('yard')['locations'] as [{ address: object }];
const cities = ['Parramatta', 'Ballarat', 'St Leonards', 'Wagga Wagga'];
const dealerships = ['west', 'east'].map((slug) => ({ slug, name: slug }));
const { settings } = someSite('group', {
  dealerships,
  vehicle: { announcement_bar: true },
  locations: cities.map((city, at) => ({
    ...place,
    id: `place-${at}`,
    slug: `place-${at}`,
    name: `Yard ${city}`,
    dealership_slug: at < 3 ? 'west' : 'east',
    primary: at === 0,
    address: { ...place.address, city },
    contact_detail: { phone: `02 5550 010${at}` },
  })),
});
const { locations } = settings;

/** The ways in which a feed names a location. */
const wordings = fc.constantFrom(...locations).chain((location) =>
  fc.record({
    location: fc.constant(location),
    whereabouts: fc.constantFrom<{ location_id?: string; location_name?: string }>(
      { location_id: location.id },
      { location_name: location.name },
      { location_name: ` ${location.name.toUpperCase()}` },
      { location_name: location.name.replaceAll(' ', ' - ') },
      { location_id: 'closed-down', location_name: location.name },
    ),
  }),
);

it('gives a vehicle the phone, announcement, form and receiver of the location that its feed names in any way', () => {
  fc.assert(
    fc.property(
      wordings,
      fc.constantFrom(...dealerships),
      fc.constantFrom('', ...locations.map(({ id }) => id)),
      ({ location, whereabouts }, { slug }, location_id) => {
        const vehicle = someVehicle({ ...whereabouts, dealership_slug: slug });
        expect(phoneOfVehicle(vehicle, settings)).toBe(location.contact_detail.phone);
        const { city } = location.address;
        const announced = city === cities[0] ? undefined : city;
        expect(cityAnnouncementView(vehicle, settings)?.city).toBe(announced);
        expect(formContextOf(settings, now, { vehicle }).yard).toBeUndefined();
        expect(leadDealership({ location_id }, { vehicle }, settings)).toEqual({
          dealership_slug: slug,
          location_id: location.id,
        });
      },
    ),
  );
});

it('sends a form about a vehicle to the location that the shopper chose if its feed names none of the site', () => {
  for (const location_id of [undefined, 'closed-down']) {
    const vehicle = someVehicle({
      dealership_slug: 'west',
      location_name: 'Elsewhere',
      ...(location_id && { location_id }),
    });
    const { yard } = formContextOf(settings, now, { vehicle });
    expect(yard?.options?.map(({ value }) => value)).toEqual(['place-0', 'place-1', 'place-2']);
    const lead = leadDealership({ location_id: 'place-2' }, { vehicle }, settings);
    expect(lead.location_id).toBe('place-2');
  }
});
