import { expect, it } from 'vitest';
import { tradeIn } from '#site/pages/sections/trade-in.ts';
import { someSite } from '#tests/support/sites.ts';
import { tradeInStartView } from './trade-in-start-view.ts';

const viewOf = (settings: Record<string, unknown>) =>
  tradeInStartView(tradeIn.parse({ id: 'trade-in' }), {
    site: someSite('yard', settings),
    now: new Date('2026-06-01T00:00:00Z'),
    tradeIn: { looksUp: () => true },
  });

it('asks for plate and state, as the first screen of the valuation does', () => {
  expect(viewOf({})?.plate).toMatchObject({
    step: 'rego',
    fields: [{ name: 'rego' }, { name: 'regoState' }],
  });
});

it.each([
  ['a site with the quick form', { trade_in: { steps: 'quick' } }],
  [
    'a site whose valuation asks for no plate',
    { forms: { own: { valuation: { steps: [{ name: 'rego', removed: true }] } } } },
  ],
  [
    'a site whose first screen asks for more',
    {
      forms: {
        own: {
          valuation: {
            steps: [{ name: 'rego', fields: [{ name: 'colour', label: 'Colour', type: 'text' }] }],
          },
        },
      },
    },
  ],
])('links to the form of %s', (_of, settings) => {
  expect(viewOf(settings)).toMatchObject({ plate: undefined });
});

it('is left out on a site that takes no trade-ins', () => {
  expect(viewOf({ trade_in: { enabled: false } })).toBeUndefined();
});
