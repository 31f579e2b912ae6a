import { expect, it } from 'vitest';
import { consentHistory, hasConsented } from './consent-history.ts';

const consent = (opt_in: boolean, at: string) => ({
  opt_in,
  opt_in_wording: 'Send me offers',
  collection_notice: '',
  at,
});
const wording = 'Send me updates';

it('lists what was agreed in enquiries and changed in the garage, the newest first', () => {
  const history = consentHistory(
    [{ opt_in: false, wording, at: '2026-03-02T00:00:00.000Z' }],
    [
      { category: 'Test Drive', consent: consent(true, '2026-03-03T00:00:00Z') },
      { category: 'General Enquiry', consent: consent(true, '2026-03-01T00:00:00Z') },
    ],
  );
  expect(history.map(({ source, opt_in }) => [source, opt_in])).toEqual([
    [{ category: 'Test Drive' }, true],
    ['garage', false],
    [{ category: 'General Enquiry' }, true],
  ]);
  expect(hasConsented(history)).toBe(true);
});

it('is not withdrawn by an enquiry without the box ticked', () => {
  const history = consentHistory(
    [{ opt_in: true, wording, at: '2026-03-01T00:00:00.000Z' }],
    [{ category: 'Reservation', consent: consent(false, '2026-03-02T00:00:00Z') }],
  );
  expect(history).toHaveLength(1);
  expect(hasConsented(history)).toBe(true);
});

it('is not given by somebody who was never asked', () => {
  expect(hasConsented(consentHistory([], [{ category: 'Reservation' }]))).toBe(false);
});
