import { expect, it } from 'vitest';
import { deletionRequest } from './deletion-request.ts';

const promise = { acknowledge_days: 7, access_days: 30 };
// already the 24th in Sydney
const now = new Date('2026-11-23T20:00:00Z');

it('names the days by which the dealer has promised to answer, in the dealer’s time zone', () => {
  const about = { siteName: 'Banksia Motors', leads: 2, timeZone: 'Australia/Sydney' };
  expect(deletionRequest(about, promise, now)).toBe(
    'I have deleted my account on the website of Banksia Motors, and ask you to delete what you hold about me. ' +
      'The website holds 2 enquiries from my phone number or account. ' +
      'You may keep what the law requires, such as records of sales and payments. ' +
      'Please acknowledge this by 1 Dec 2026, and answer by 24 Dec 2026.',
  );
});

it('says that there are no enquiries', () => {
  const about = { siteName: 'Banksia Motors', leads: 0, timeZone: 'Australia/Perth' };
  expect(deletionRequest(about, promise, now)).toContain('I have sent no enquiries.');
});
