import { expect, it } from 'vitest';
import { calculatorsView } from '#web/calculators/calculators-view.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { pageSections } from './page-sections.ts';
import { vehicleView } from './vehicle-view.ts';

const now = new Date('2026-06-01T00:00:00Z');

function labels(given: Parameters<typeof someVehicle>[0], site: Record<string, unknown> = {}) {
  const vehicle = someVehicle(given);
  const { settings } = someSite('yard', site);
  const view = vehicleView(vehicle, settings, now, 'https://yard.example');
  const calculators = calculatorsView(vehicle, settings, new URLSearchParams(), now);
  return pageSections(view, calculators).map(({ label }) => label);
}

it('are those that the page has', () => {
  const finance = { enabled: true, calculator: { enabled: true } };
  expect(labels({ car_type: 'used', km: 9000, build_date: '2019-05' }, { finance })).toEqual(
    expect.arrayContaining(['Overview', 'Features', 'History', 'Repayments', 'Enquire']),
  );
  const plain = labels({ car_type: 'new', simple_fuel: 'Electric' });
  expect(plain).not.toContain('History');
  expect(plain).not.toContain('Repayments');
  expect(plain).not.toContain('Fuel');
});

it('have the names of the template', () => {
  const template = 'gallery';
  const finance = { enabled: true, calculator: { enabled: true } };
  const used = { car_type: 'used' as const, km: 9000, build_date: '2019-05' };
  expect(labels(used, { template, finance })).toEqual(
    expect.arrayContaining(['Specification', 'Provenance', 'By the week']),
  );
  const calculator = { enabled: true, frequencies: ['monthly'] };
  expect(labels(used, { template, finance: { ...finance, calculator } })).toContain('Repayments');
});
