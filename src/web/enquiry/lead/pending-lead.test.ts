import { beforeEach, expect, it, vi } from 'vitest';
import { rememberEnquiredVehicle, storePendingLead, takePendingLead } from './pending-lead.ts';

const local = new Map<string, string>();
const session = new Map<string, string>();
const storage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});
const vehicle = { id: 7, name: '2019 Kia Rio', slug: 'kia-rio', make: 'Kia', model: 'Rio' };

beforeEach(() => {
  local.clear();
  session.clear();
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('sessionStorage', storage(session));
});

it('remembers the vehicle as soon as an enquiry is started', () => {
  rememberEnquiredVehicle('yard', vehicle);
  expect(JSON.parse(local.get('yardEnquireCar') ?? '')).toEqual(vehicle);
});

it('hands the lead to the thank-you page once, and remembers its category', () => {
  const lead = { category: 'Vehicle Enquiry', event: 'usedEnquiry' as const, vehicle };
  storePendingLead('yard', lead);
  expect(local.has('yardSuccessCategory')).toBe(false);
  expect(takePendingLead('yard')).toEqual(lead);
  expect(local.get('yardSuccessCategory')).toBe('Vehicle Enquiry');
  expect(takePendingLead('yard')).toBeUndefined();
});
