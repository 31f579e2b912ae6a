import { expect, it } from 'vitest';
import { team } from '#site/pages/sections/team.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { teamView } from './team-view.ts';

const [place] = someSettings('yard')['locations'] as Record<string, unknown>[];
const locations = [
  { ...place, contact_detail: { phone: '02 5550 0110' } },
  {
    ...place,
    id: 'workshop',
    slug: 'workshop',
    location_type: 'service',
    primary: false,
    contact_detail: { landline_phone: '02 5550 0111' },
  },
];

function personOf(person: object, phones: object = { mask: false }) {
  const site = someSite('yard', { locations, phones });
  const props = { id: 'team', people: [{ name: 'Mei Chen', role: 'Sales', ...person }] };
  return teamView(team.parse(props), { site }).people[0];
}

it('has initials, of the first and the last name', () => {
  expect(personOf({})?.initials).toBe('MC');
  expect(personOf({ name: 'Ana da Silva' })?.initials).toBe('AS');
  expect(personOf({ name: 'Érica' })?.initials).toBe('É');
});

it('has the phone number of the department, or of a location', () => {
  expect(personOf({})?.phone).toBeUndefined();
  expect(personOf({ department: 'service' })?.phone).toEqual({ text: '02 5550 0111' });
  expect(personOf({ department: 'service', location: 'yard-sales' })?.phone).toEqual({
    text: '02 5550 0110',
  });
  expect(personOf({ department: 'parts' })?.phone).toBeUndefined();
});

it('has the number of the settings before that of a location', () => {
  const phones = { mask: false, service: '02 5550 0199' };
  expect(personOf({ department: 'service' }, phones)?.phone).toEqual({ text: '02 5550 0199' });
  expect(
    personOf({ department: 'service' }, { ...phones, override: '02 5550 0100' })?.phone,
  ).toEqual({ text: '02 5550 0100' });
});

it('masks the number where the site does', () => {
  expect(personOf({ department: 'sales' }, {})?.phone).toEqual({
    text: '02 55•• ••••',
    name: 'yard-sales/phone',
  });
});
