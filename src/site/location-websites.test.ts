import { expect, it } from 'vitest';
import { someSite, someSettings } from '#tests/support/sites.ts';
import { locationWebsite, makeWebsites } from './location-websites.ts';

const [base] = someSettings('yard')['locations'] as Record<string, unknown>[];
const own = 'https://www.gosford.example/';

function settingsWith(dealership: object, location: object = {}, others: object = {}) {
  return someSite('yard', {
    dealerships: [{ slug: 'yard-yard', name: 'Yard', ...dealership }],
    locations: [{ ...base, ...location }],
    ...others,
  }).settings;
}

function websiteOf(settings: ReturnType<typeof settingsWith>, make?: string) {
  const [location] = settings.locations;
  if (!location) throw new Error('There is no location');
  return {
    one: locationWebsite(location, settings, make),
    makes: makeWebsites(location, settings, ['kia', 'Land Rover']),
  };
}

it('is the location’s own website, else its dealership’s, named by its host', () => {
  const dealership = { url: 'https://yard.example/home' };
  expect(websiteOf(settingsWith({})).one).toBeUndefined();
  expect(websiteOf(settingsWith(dealership)).one).toEqual({
    url: 'https://yard.example/home',
    title: 'yard.example',
  });
  expect(websiteOf(settingsWith(dealership, { url: own })).one).toEqual({
    url: own,
    title: 'gosford.example',
  });
});

it('is the website of a make where somebody looks for that make', () => {
  const settings = settingsWith(
    {
      dealership_websites: [
        { make: 'Land Rover', url: 'https://landrover.example', title: 'Yard Land Rover' },
        { make: 'Mazda', url: 'https://mazda.example' },
      ],
    },
    { url: own },
  );
  const landRover = { url: 'https://landrover.example', title: 'Yard Land Rover' };
  expect(websiteOf(settings, 'land-rover').one).toEqual(landRover);
  expect(websiteOf(settings, 'Toyota').one?.url).toBe(own);
  expect(websiteOf(settings).makes).toEqual([landRover]);
});

it('is not a link to this site itself', () => {
  const settings = settingsWith(
    { url: 'https://yard.example', dealership_websites: [{ make: 'Kia', url: own }] },
    {},
    { domains: ['yard.example', 'www.gosford.example'] },
  );
  expect(websiteOf(settings)).toEqual({ one: undefined, makes: [] });
});
