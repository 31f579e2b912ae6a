import { beforeEach, expect, it, vi } from 'vitest';
import { recordEvent } from '#web/visit/record-event.ts';
import { storePendingLead } from './pending-lead.ts';
import { recordPendingLead } from './record-pending-lead.ts';

vi.mock('#web/visit/record-event.ts');

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const vehicle = { id: 7, name: '2019 Kia Rio', slug: 'kia-rio', make: 'Kia', model: 'Rio' };

beforeEach(() => {
  stored.clear();
  vi.mocked(recordEvent).mockClear();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});

it('records the event of a lead once, with its vehicle, and remembers its category', () => {
  const lead = { category: 'Finance Enquiry', event: 'usedEnquiry' as const, vehicle };
  storePendingLead('yard', lead);
  expect(recordPendingLead('yard')).toEqual(lead);
  expect(recordPendingLead('yard')).toBeUndefined();
  expect(vi.mocked(recordEvent).mock.calls).toEqual([['usedEnquiry', { car_id: 7 }]]);
  expect(stored.get('yardSuccessCategory')).toBe('Finance Enquiry');
});

it('records nothing for a lead without an event', () => {
  storePendingLead('yard', { category: 'Finance Enquiry', event: undefined });
  expect(recordPendingLead('yard')).toMatchObject({ category: 'Finance Enquiry' });
  expect(recordEvent).not.toHaveBeenCalled();
});
