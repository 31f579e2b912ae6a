import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Visitor } from '#domain/account/visitor.ts';
import type { Draw } from '#domain/giveaway/draw.ts';
import type { RequestServices } from '#services/request-services.ts';
import { TRAP } from '#web/enquiry/form/fields/form-trap.tsx';
import { someSpinToWin } from '#tests/support/giveaways.ts';
import { someSite } from '#tests/support/sites.ts';
import { spinAction } from './spin-action.ts';

type Account = RequestServices['account'];
type Giveaway = RequestServices['giveaway'];

const url = new URL('http://yard.localhost/spin-to-win');
const visitor: Visitor = {
  id: '3f0d9a4e-8f2b-4c1d-9a55-0c3f4f1b2a10',
  phone: '0491570006',
  name: 'Mia',
  last_name: 'Chen',
  email: 'mia@example.com',
};
const key = '0123456789abcdef0123456789abcdef';
const good = {
  go: 'spin',
  name: 'Mia',
  last_name: 'Chen',
  email: 'mia@example.com',
  phone: '+61 491 570 006',
  code: '123 456',
  idempotency_key: key,
};
const won: Draw = {
  id: '7f3a09bc-8f2b-4c1d-9a55-0c3f4f1b2a10',
  prize: { id: 'wash', label: 'Car wash', text: 'At our yard.', is_prize: true },
  drawn_at: '2026-12-10T00:00:00.000Z',
};
const retryAt = new Date('2026-11-21T02:30:00.000Z');
const cookie = {
  headers: [
    ['set-cookie', 'visitor=a-token'],
    ['set-cookie', expect.stringMatching(/^signed-in=1;/)],
  ],
};
const away = async () => Promise.reject(new Response(null, { status: 503 }));

const sendCode = vi.fn<Account['sendCode']>();
const verifyPhone = vi.fn<Account['verifyPhone']>();
const draw = vi.fn<Giveaway['draw']>();
const drawOfSubmission = vi.fn<Giveaway['drawOfSubmission']>();
const standing = vi.fn<Giveaway['standing']>();
const running = { state: { kind: 'running' as const, prizes: [] }, taken: new Map() };
const over = { kind: 'over' as const, since: new Date('2026-12-24T06:00:00Z') };

beforeEach(() => {
  sendCode.mockReset().mockResolvedValue({ ok: true, sent: 'now' });
  verifyPhone.mockReset().mockResolvedValue({ ok: true, visitor, token: 'a-token' });
  draw.mockReset().mockResolvedValue({ ok: true, draw: won, isNew: true });
  drawOfSubmission.mockReset().mockResolvedValue(undefined);
  standing.mockReset().mockResolvedValue(running);
});

function post(fields: Record<string, string>, services: Partial<RequestServices> = {}) {
  // as much of the services as the action asks of
  const all = {
    site: someSite('yard', { spin_to_win: someSpinToWin() }),
    now: new Date('2026-11-21T02:00:00.000Z'),
    origin: url.origin,
    client: { maySubmit: async () => true },
    account: { sendCode, verifyPhone, cookie: (token: string) => `visitor=${token}` },
    giveaway: { standing, draw, drawOfSubmission },
    logFailure: () => undefined,
    ...services,
  } as unknown as RequestServices;
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  return spinAction(request, url, all);
}

const { code: _, ...uncoded } = good;
const shown = (status: number, message: unknown, field = '') => ({
  data: { faults: [{ field, message }] },
  init: { status },
});
const result = { faults: [], draw: { prize: 'wash', isPrize: true, claimCode: '7F3A-09BC' } };

describe('sending a code', () => {
  const { idempotency_key: __, ...asked } = { ...uncoded, go: 'send' };

  it('shows the field for the code and gives the form a key, which stays the same', async () => {
    const first = await post(asked);
    expect(first).toMatchObject({
      data: {
        hasCode: true,
        isSent: 'now',
        values: { idempotency_key: expect.stringMatching(/^[\da-f]{32}$/) },
      },
    });
    expect(await post({ ...asked, idempotency_key: key })).toMatchObject({
      data: { values: { idempotency_key: key } },
    });
  });

  it('needs a mobile number', async () => {
    const message = 'Please enter an Australian mobile number.';
    expect(await post({ ...asked, phone: '02 9999 9999' })).toMatchObject(
      shown(422, message, 'phone'),
    );
    expect(sendCode).not.toHaveBeenCalled();
  });
});

describe('a spin', () => {
  it('with a verified phone draws, and signs the visitor in', async () => {
    expect(await post(good)).toMatchObject({
      data: { ...result, isVerified: true },
      init: cookie,
    });
    expect(verifyPhone).toHaveBeenCalledWith(
      expect.objectContaining({ phone: '0491570006', code: '123456' }),
    );
    expect(draw).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ category: 'Spin to Win', visitor_id: visitor.id }),
    );
  });

  it('of a signed-in visitor needs no code', async () => {
    const answer = await post(uncoded, { visitor });
    expect(answer).toMatchObject({ data: result, init: { headers: {} } });
    expect(verifyPhone).not.toHaveBeenCalled();
  });

  it('of a visitor who names another phone needs its code', async () => {
    const other = { ...visitor, phone: '0491570156' };
    expect(await post(uncoded, { visitor: other })).toMatchObject(
      shown(422, expect.stringContaining('Send code'), 'phone'),
    );
    expect(draw).not.toHaveBeenCalled();
  });

  it.each([
    ['no code', uncoded, 422, expect.stringContaining('press “Send code”'), 'phone'],
    ['five digits', { ...good, code: '12345' }, 422, 'Code must be 6 digits.', 'code'],
    ['no name', { ...good, name: '' }, 422, 'Enter your first name.', 'name'],
  ])('is refused with %s', async (_what, fields, status, message, field) => {
    expect(await post(fields)).toMatchObject(shown(status, message, field));
    expect(verifyPhone).not.toHaveBeenCalled();
    expect(draw).not.toHaveBeenCalled();
  });

  it('is refused with a wrong code', async () => {
    verifyPhone.mockResolvedValue({ ok: false, reason: 'invalid' });
    const message = 'The verification code is invalid. Please try again.';
    expect(await post(good)).toMatchObject(shown(422, message, 'code'));
    verifyPhone.mockResolvedValue({ ok: false, reason: 'too-many', retryAt });
    expect(await post(good)).toMatchObject(shown(429, expect.stringMatching(/^Too many/)));
    expect(draw).not.toHaveBeenCalled();
  });

  it('that is repeated after its code was spent shows the same draw', async () => {
    drawOfSubmission.mockResolvedValue(won);
    verifyPhone.mockResolvedValue({ ok: false, reason: 'invalid' });
    expect(await post(good)).toMatchObject({ data: result });
    expect(drawOfSubmission).toHaveBeenCalledWith('0491570006', key);
    expect(draw).not.toHaveBeenCalled();
  });

  it('at a closed giveaway says so and spends no code', async () => {
    standing.mockResolvedValue({ ...running, state: over });
    expect(await post(good)).toMatchObject(shown(409, expect.stringContaining('ended on')));
    expect(verifyPhone).not.toHaveBeenCalled();
  });

  it('that finds nothing left says so, and the visitor is signed in', async () => {
    draw.mockResolvedValue({ ok: false, state: { kind: 'sold-out', more_from: undefined } });
    const words = expect.stringContaining('Every prize has been won.');
    expect(await post(good)).toMatchObject({
      data: { faults: [{ field: '', message: words }], isVerified: true },
      init: { status: 409, ...cookie },
    });
  });

  it('during an outage loses nothing that was typed', async () => {
    draw.mockImplementation(away);
    expect(await post(good)).toMatchObject({
      data: { faults: [{ field: '' }], values: { email: 'mia@example.com' }, hasCode: true },
      init: { status: 503, ...cookie },
    });
    verifyPhone.mockImplementation(away);
    expect(await post(good)).toMatchObject({ init: { status: 503, headers: {} } });
  });

  it('that fails otherwise is not hidden', async () => {
    draw.mockRejectedValue(new Error('a bug'));
    await expect(post(good)).rejects.toThrow('a bug');
  });

  it('of a robot is dropped', async () => {
    const noteRobot = vi.fn<RequestServices['noteRobot']>();
    await post({ ...good, [TRAP]: 'http://spam.example' }, { noteRobot });
    expect(draw).not.toHaveBeenCalled();
    expect(noteRobot).toHaveBeenCalledExactlyOnceWith('/spin-to-win');
  });
});
