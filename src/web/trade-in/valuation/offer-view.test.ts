import { expect, it } from 'vitest';
import { someOffer } from '#tests/support/progress.ts';
import { someSite } from '#tests/support/sites.ts';
import { callView, offerView } from './offer-view.ts';

const { settings } = someSite('yard', { name: 'City Cars' });
const vehicle = { year: 2021, make: 'Mazda', model: '3', km: 55_000 };

it.each([
  [0.8, 3, 'We are confident of this range, based on 21 of the same model on the market.'],
  [0.4, 2, 'We are fairly sure of this range, based on 21 of the same model on the market.'],
  [0.39, 1, 'This range is a first idea, based on 21 of the same model on the market.'],
])('an offer of confidence %d has %d marks and says how sure it is', (confidence, marks, words) => {
  expect(offerView(vehicle, { ...someOffer, confidence }, settings)).toMatchObject({
    amount: '$17,500 to $19,000',
    marks,
    confidence: words,
  });
});

it('shows one amount for an empty range, and no unknown number of vehicles', () => {
  const view = offerView(vehicle, { ...someOffer, high: 17_500, sample: 0 }, settings);
  expect(view).toMatchObject({ amount: '$17,500', confidence: 'We are confident of this range.' });
});

it('does not reveal the asking price behind the offer', () => {
  expect(JSON.stringify(offerView(vehicle, someOffer, settings))).not.toContain('21700');
});

it('explains a call by the site’s own limits', () => {
  const site = someSite('strict', { trade_in: { offer: { max_years: 5, max_km: 80_000 } } });
  const text = (reason: Parameters<typeof callView>[1]) => {
    const view = callView(vehicle, reason, site.settings);
    return view.kind === 'call' ? view.text : '';
  };
  expect(text('too-old')).toContain('more than 5 years');
  expect(text('too-far')).toContain('more than 80,000 km');
});
