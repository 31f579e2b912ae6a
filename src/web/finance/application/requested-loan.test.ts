import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { requestedLoan } from './requested-loan.ts';

const services = {
  site: someSite('yard', { finance: { enabled: true } }),
  now: new Date('2026-11-21T02:00:00.000Z'),
};
const url = new URL('http://yard.localhost/finance?whoIsHelping=Sam');

it.each([
  ['the name of the link if the form has no such field', {}, 'Sam'],
  ['the name in the form', { whoIsHelping: ' Kim ' }, 'Kim'],
  ['nobody if the name has been removed', { whoIsHelping: ' ' }, undefined],
])('is helped by %s', (_who, sent, helper) => {
  const { request } = requestedLoan(sent, url, undefined, services);
  expect(request.whoIsHelping).toBe(helper);
});
