import { expect, it } from 'vitest';
import { someSettings, someSite } from '#tests/support/sites.ts';
import type { RequestServices } from '#services/request-services.ts';
import { formSectionView } from './form-section-view.ts';

const now = new Date('2026-11-20T00:00:00.000Z');
const [sales] = someSettings('yard')['locations'] as [object];
const workshop = { ...sales, id: 'workshop', slug: 'workshop', name: 'Workshop', primary: false };

async function placesBeside(form: 'general' | 'service' | 'parts'): Promise<string[]> {
  const locations = [sales, { ...workshop, location_type: 'service', address: elsewhere }];
  // the section needs the settings and the time alone
  const services = { site: someSite('yard', { locations }), now } as RequestServices;
  const props = { id: 'form', tone: 'plain', form, shows_locations: true } as const;
  const { places } = await formSectionView(props, services, new URL('https://yard.example/a'));
  return places?.kind === 'cards' ? places.cards.map(({ name }) => name) : [];
}

const elsewhere = { street: '2 High Street', city: 'Ryde', state: 'NSW', postcode: '2112' };

it('shows the locations of the department that receives the form, else the primary one', async () => {
  expect(await placesBeside('general')).toEqual(['yard sales', 'Workshop']);
  expect(await placesBeside('service')).toEqual(['Workshop']);
  expect(await placesBeside('parts')).toEqual(['yard sales']);
});
