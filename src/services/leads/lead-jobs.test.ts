import { describe, expect, it } from 'vitest';
import { parseLeadJob } from './lead-jobs.ts';

const receiver = 'mail server';

describe('a job of the queue', () => {
  it.each([
    { kind: 'deliver', delivery_id: 'one', receiver },
    { kind: 'send-abandoned-lead', lead_id: 'one' },
  ])('is read as it is enqueued: $kind', (job) => {
    expect(parseLeadJob(job)).toEqual(job);
  });

  it.each([
    [
      { delivery_id: 'one', receiver },
      { kind: 'deliver', delivery_id: 'one', receiver },
    ],
    [{ delivery_id: 'one' }, { kind: 'deliver', delivery_id: 'one' }],
    [{ quiet_lead_id: 'one' }, { kind: 'send-abandoned-lead', lead_id: 'one' }],
  ])('is read as earlier versions stored it: %j', (stored, job) => {
    expect(parseLeadJob(stored)).toEqual(job);
  });

  it.each([undefined, {}, { kind: 'sing' }, { kind: 'deliver' }, { delivery_id: 7 }])(
    'is not parsed from %j',
    (payload) => {
      expect(parseLeadJob(payload)).toBeUndefined();
    },
  );
});
