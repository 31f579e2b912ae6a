import { expect, it } from 'vitest';
import type { Visitor } from '#domain/account/visitor.ts';
import type { Draw } from '#domain/giveaway/draw.ts';
import type { GiveawayState } from '#domain/giveaway/giveaway-state.ts';
import type { RequestServices } from '#services/request-services.ts';
import { someSpinToWin } from '#tests/support/giveaways.ts';
import { someSite } from '#tests/support/sites.ts';
import { giveawayView } from './giveaway-view.ts';

const mia: Visitor = {
  id: '3f0d9a4e-8f2b-4c1d-9a55-0c3f4f1b2a10',
  phone: '0491570006',
  name: 'Mia',
  last_name: 'Chen',
  email: 'mia@example.com',
};
const won: Draw = {
  id: '7f3a09bc-8f2b-4c1d-9a55-0c3f4f1b2a10',
  prize: { id: 'wash', label: 'Car wash', text: 'At our yard.', is_prize: true },
  drawn_at: '2026-12-10T00:00:00.000Z',
};
const moment = new Date('2026-12-24T06:00:00Z');

function view(state: GiveawayState, visitor?: Visitor) {
  const site = someSite('yard', { spin_to_win: someSpinToWin() });
  const settings = site.settings.spin_to_win;
  if (!settings) throw new Error('The site has no giveaway');
  // as much of the giveaway as the view asks of
  const giveaway = {
    standing: async () => ({ state, taken: new Map() }),
    drawOf: async (phone: string) => (phone === mia.phone ? won : undefined),
  } as unknown as RequestServices['giveaway'];
  return giveawayView({ site, now: moment, visitor, giveaway }, settings);
}

it.each<GiveawayState>([
  { kind: 'over', since: moment },
  { kind: 'sold-out', more_from: undefined },
  { kind: 'running', prizes: [] },
])('a winner sees the claim code after signing in: %o', async (state) => {
  const signedOut = await view(state);
  expect(signedOut.draw).toBeUndefined();
  expect(signedOut.signIn).toBe(
    '/sign-in?type=spin-to-win&redirect=%2Fspin-to-win&back=%2Fspin-to-win',
  );
  const signedIn = await view(state, mia);
  expect(signedIn.signIn).toBeUndefined();
  expect(signedIn.draw).toMatchObject({ claimCode: '7F3A-09BC' });
});

it('nobody can have drawn before the start', async () => {
  expect((await view({ kind: 'upcoming', from: moment })).signIn).toBeUndefined();
});
