import { expect, it } from 'vitest';
import { formDefinitions } from '#domain/form/form-kinds.ts';
import type { Manufacturer } from '#domain/manufacturer/manufacturer.ts';
import {
  makeBuildAddress,
  modelBuildAddress,
} from '#domain/manufacturer/build-and-price-address.ts';
import { SiteContent } from '#search/content-search/site-content.ts';
import { formContextOf } from '#web/enquiry/form/form-context-of.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { wantedByAddress, withWanted } from './wanted-by-address.ts';

const seltos = { name: 'Seltos', slug: 'kia-seltos', status: 'active' } as const;
const kia: Manufacturer = { id: '1', name: 'Kia', slug: 'kia', group: 'cars', models: [seltos] };
const [base] = someSettings('yard')['locations'] as [object];
const site = someSite('yard', {
  locations: [
    { ...base, manufacturers: ['Mazda'] },
    { ...base, id: 'kia-sales', slug: 'kia-sales', name: 'Kia sales', manufacturers: ['Kia'] },
  ],
});
const content = new SiteContent(site, [], [kia]);

const wantedAt = (path: string) => wantedByAddress(new URL(path, 'https://yard.example'), content);

/** The values that the form is filled with, by field. */
function filledAt(path: string): Record<string, string | undefined> {
  const context = formContextOf(site.settings, new Date('2026-11-20T00:00:00Z'), {});
  const fields = formDefinitions['build-and-price'].fields(context);
  const filled = withWanted(fields, wantedAt(path), site.settings.locations);
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}

it('names the model or the make of a link, and nothing that the site does not present', () => {
  expect(wantedAt(modelBuildAddress(seltos))).toEqual({ make: 'Kia', model: 'Seltos' });
  expect(wantedAt(makeBuildAddress(kia))).toEqual({ make: 'Kia', model: undefined });
  expect(wantedAt('/build-and-price?model=<b>&make=free-words')).toBeUndefined();
  expect(wantedAt('/build-and-price')).toBeUndefined();
});

it('fills in the vehicle, and the location that sells it', () => {
  expect(filledAt(modelBuildAddress(seltos))).toMatchObject({
    wanted_vehicle: 'Kia Seltos',
    location_id: 'kia-sales',
  });
  expect(filledAt(makeBuildAddress(kia))['wanted_vehicle']).toBe('Kia');
  const plain = filledAt('/build-and-price');
  expect([plain['wanted_vehicle'], plain['location_id']]).toEqual([undefined, undefined]);
});
