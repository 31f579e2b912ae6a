import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Visitor } from '#domain/account/visitor.ts';
import type { RequestServices } from '#services/request-services.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { deleteAction } from './garage/deletion/delete-action.ts';
import { profileAction } from './garage/profile/profile-action.ts';
import { signInAction } from './sign-in-action.ts';

type Account = RequestServices['account'];

const url = new URL('http://yard.localhost/sign-in?type=watchlist&redirect=%2Fsearch');
const visitor: Visitor = {
  id: '3f0d9a4e-8f2b-4c1d-9a55-0c3f4f1b2a10',
  phone: '0491570006',
  name: 'Mia',
  last_name: 'Chen',
  email: 'mia@example.com',
};
const newcomer: Visitor = { ...visitor, name: '', last_name: '', email: '' };
const saving = new URL(`${url}&save=7`);
const details = { go: 'details', name: 'Mia', last_name: 'Chen', email: 'mia@example.com' };
const coded = { go: 'verify', phone: '0491 570 006', code: '123 456' };
const deleting = { go: 'delete', code: '123 456', understood: 'on' };
const away = async () => Promise.reject(new Response(null, { status: 503 }));

const verifyPhone = vi.fn<Account['verifyPhone']>();
const addToWatchlist = vi.fn<Account['addToWatchlist']>();
const logFailure = vi.fn<RequestServices['logFailure']>();
const changeDetails = vi.fn<Account['changeDetails']>();
const confirmNewAddress = vi.fn<RequestServices['alerts']['confirmNewAddress']>();
const deleteAccount = vi.fn<RequestServices['garage']['deleteAccount']>();

beforeEach(() => {
  verifyPhone.mockReset().mockResolvedValue({ ok: true, visitor, token: 'a-token' });
  changeDetails.mockReset().mockResolvedValue();
  addToWatchlist.mockReset().mockResolvedValue(true);
  logFailure.mockReset();
  confirmNewAddress.mockReset().mockResolvedValue();
  deleteAccount.mockReset().mockResolvedValue('visitor=');
});

// as much of the services as the forms ask of
const services = {
  site: someSite('yard'),
  visitor,
  origin: url.origin,
  account: {
    verifyPhone,
    changeDetails,
    addToWatchlist,
    cookie: (token: string) => `visitor=${token}`,
  },
  vehicle: async (id: number) => someVehicle({ id }),
  logFailure,
  alerts: { confirmNewAddress },
  garage: { deleteAccount, chooseMarketing: away },
} as unknown as RequestServices;

const posted = (fields: Record<string, string>) =>
  new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
const signIn = (fields: Record<string, string>, at = url) =>
  signInAction(posted(fields), at, services);
const remove = () => deleteAction(posted(deleting), visitor, services);
const profile = (fields: Record<string, string>) =>
  profileAction(posted(fields), visitor, services);

const refused = (status: number, message: RegExp, field = '') => ({
  data: { faults: [{ field, message: expect.stringMatching(message) }] },
  init: { status },
});

describe('a code', () => {
  it('signs the visitor in, and leads to where they came from', async () => {
    const answer = await signIn(coded);
    expect(answer).toMatchObject({ status: 303 });
    const { headers } = answer as Response; // a success is a redirect
    expect([headers.get('location'), ...headers.getSetCookie()]).toEqual([
      '/search',
      'visitor=a-token',
      expect.stringMatching(/^signed-in=1;/),
    ]);
    expect(verifyPhone).toHaveBeenCalledWith(
      expect.objectContaining({ phone: '0491570006', code: '123456', dealershipSlug: 'yard-yard' }),
    );
  });

  it('brings the favourites of the browser, if wanted, and signs in even if that fails', async () => {
    await signIn({ ...coded, car_id: '7' });
    expect(addToWatchlist).not.toHaveBeenCalled();
    await signIn({ ...coded, car_id: '7', add_favourites: 'on' });
    expect(addToWatchlist).toHaveBeenCalledExactlyOnceWith(someVehicle({ id: 7 }), visitor);
    addToWatchlist.mockImplementation(away);
    expect(await signIn({ ...coded, car_id: '7', add_favourites: 'on' })).toMatchObject({
      status: 303,
    });
    expect(logFailure).toHaveBeenCalledOnce();
  });

  it.each([
    ['somebody known', visitor, '/search'],
    ['a newcomer, who goes on to the details', newcomer, saving.pathname + saving.search],
  ])('saves the vehicle that the visitor came to save: %s', async (_who, who, location) => {
    verifyPhone.mockResolvedValue({ ok: true, visitor: who, token: 'a-token' });
    const answer = await signIn(coded, saving);
    expect(addToWatchlist).toHaveBeenCalledExactlyOnceWith(someVehicle({ id: 7 }), who);
    expect((answer as Response).headers.get('location')).toBe(location);
  });

  it('is asked again whether to save the vehicle if that failed, and then told why', async () => {
    addToWatchlist.mockResolvedValue(false);
    const answer = await signIn(coded, saving);
    const { headers } = answer as Response; // the visitor is signed in all the same
    expect([headers.get('location'), ...headers.getSetCookie()]).toEqual([
      saving.pathname + saving.search,
      'visitor=a-token',
      expect.stringMatching(/^signed-in=1;/),
    ]);
    expect(await signIn({ go: 'save' }, saving)).toMatchObject(
      refused(409, /^Your watchlist is full\./),
    );
    addToWatchlist.mockResolvedValue(true);
    expect(await signIn({ go: 'save' }, saving)).toMatchObject({ status: 303 });
    addToWatchlist.mockImplementation(away);
    expect(await signIn({ go: 'save' }, saving)).toMatchObject(
      refused(503, /^The vehicle was not saved: /),
    );
  });

  it('deletes the account', async () => {
    expect(await remove()).toMatchObject({ status: 303 });
    expect(deleteAccount).toHaveBeenCalledExactlyOnceWith(visitor);
  });

  it.each([
    ['signing in', () => signIn(coded)],
    ['deleting the account', remove],
  ])('that is wrong or dead, or one guess too many, is refused when %s', async (_what, post) => {
    verifyPhone.mockResolvedValue({ ok: false, reason: 'invalid' });
    expect(await post()).toMatchObject(refused(422, /^The verification code is invalid\./, 'code'));
    verifyPhone.mockResolvedValue({ ok: false, reason: 'no-code' });
    expect(await post()).toMatchObject(
      refused(422, /^This code has expired, .*Resend Code/, 'code'),
    );
    const retryAt = new Date('2026-11-21T02:30:00.000Z');
    verifyPhone.mockResolvedValue({ ok: false, reason: 'too-many', retryAt });
    expect(await post()).toMatchObject(refused(429, /^Too many verification attempts\./));
    expect(deleteAccount).not.toHaveBeenCalled();
  });
});

describe('during an outage', () => {
  beforeEach(() => {
    verifyPhone.mockImplementation(away);
    changeDetails.mockImplementation(away);
  });

  it.each([
    ['signing in', () => signIn(coded), /^You are not signed in yet: /],
    ['saving the details of a newcomer', () => signIn(details), /^Your details were not saved: /],
    ['deleting the account', remove, /^Your account was not deleted: /],
    ['saving details', () => profile(details), /^Your details were not saved: /],
    ['choosing marketing', () => profile({ go: 'consent' }), /^Your choice was not saved: /],
  ])('%s says what did not happen', async (_what, post, message) => {
    expect(await post()).toMatchObject(refused(503, message));
  });
});

it('tells a visitor that the details were saved although no email can confirm the address', async () => {
  expect(await profile(details)).toMatchObject({ status: 303 });
  confirmNewAddress.mockImplementation(away);
  expect(await profile(details)).toMatchObject(
    refused(503, /^Your details were saved, but we could not send the email that confirms your /),
  );
  expect(changeDetails).toHaveBeenCalledTimes(2);
});
