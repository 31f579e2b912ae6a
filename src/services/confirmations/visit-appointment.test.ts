import fc from 'fast-check';
import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { visitAppointment } from './visit-appointment.ts';

const site = someSite('yard');
const [location] = site.settings.locations;
const about = { vehicle: '2021 Kia Carnival', url: 'https://yard.example/cars/1' };

it('starts at the local time of the yard, and names dealer and vehicle', () => {
  expect(visitAppointment(site, location, '2026-11-30T09:30', about)).toMatchObject({
    summary: expect.stringMatching(/: 2021 Kia Carnival$/),
    start: '2026-11-29T22:30:00.000Z',
    minutes: 60,
    url: about.url,
  });
});

it('is nothing for any text that is no time, whoever sends it', () => {
  const part = (least: number) =>
    fc.oneof(
      fc.string(),
      fc.integer({ max: 99_999 }).map((n) => String(n).padStart(least, '0')),
    );
  fc.assert(
    fc.property(part(4), part(2), part(2), part(2), part(2), (year, month, day, hour, minute) => {
      const found = visitAppointment(
        site,
        location,
        `${year}-${month}-${day}T${hour}:${minute}`,
        about,
      );
      expect(found === undefined || !Number.isNaN(Date.parse(found.start))).toBe(true);
    }),
  );
  for (const wrong of [
    undefined,
    '',
    'soon',
    '0000-01-01T00:00',
    '2026-13-45T99:99',
    '99999-01-01T00:00',
  ])
    expect(visitAppointment(site, location, wrong, about)).toBeUndefined();
});
