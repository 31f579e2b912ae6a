import { expect, it } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { factsView, historyReport } from './facts-view.ts';

it.each([
  ['https://reports.example/7.pdf', 'https://reports.example/7.pdf'],
  ['/reports/7.pdf?of=yard#page=2', '/reports/7.pdf?of=yard#page=2'],
  ['reports/7.pdf', '/reports/7.pdf'],
  ['//reports.example/7.pdf', 'https://reports.example/7.pdf'],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [undefined, undefined],
])('turns %s into %s', (file, address) => {
  expect(historyReport(file === undefined ? {} : { file })).toBe(address);
});

it('has shorter words for values that are too long beside the price, and only for those', () => {
  const short = (vehicle: Partial<Vehicle>) =>
    factsView(someVehicle(vehicle), someSite('yard').settings, new Date('2026-06-01T00:00:00Z'))
      .short;
  const dualClutch = '7 Speed Dual Clutch Automatic';
  expect(short({ trans: dualClutch, simple_transmission: 'Automatic', fuel: 'Diesel' })).toEqual({
    Transmission: 'Automatic',
  });
  expect(short({ trans: 'Automatic', simple_transmission: 'Auto', body: 'Hatchback' })).toEqual({});
});
