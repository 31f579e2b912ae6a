import { expect, it } from 'vitest';
import type { Offer } from '#domain/offer/offer.ts';
import { allOffers } from '#search/content-search/offer-criteria.ts';
import { OfferSearch } from '#search/content-search/offer-search.ts';
import { someSite } from '#tests/support/sites.ts';
import { offersView } from './offers-view.ts';

const { content: settings } = someSite('yard').settings;
const offer = (id: string, others: Partial<Offer> = {}): Offer => ({ id, name: id, ...others });

function viewOf(offers: Offer[], criteria = allOffers) {
  const search = new OfferSearch(offers, 21);
  return offersView(criteria, search.search(criteria), settings);
}

it('cuts a description of more than 200 characters at 160, and a disclaimer at 200', () => {
  const text = (length: number) => 'x'.repeat(length);
  const { cards } = viewOf([
    offer('whole', { sanitized_description: text(200), disclaimer: text(200) }),
    offer('cut', { sanitized_description: text(201), disclaimer: text(201) }),
  ]);
  expect(cards.map(({ description }) => description?.start)).toEqual([undefined, `${text(160)}…`]);
  expect(cards.map(({ disclaimer }) => disclaimer?.start)).toEqual([undefined, `${text(200)}…`]);
});

it('links to the offer, and to the model’s page or its replacement', () => {
  const model = { name: 'EV6', slug: 'kia-ev6' };
  const override_url = 'https://www.kia.example/ev6';
  const { cards } = viewOf([
    offer('a', { manufacturer: 'Kia', model }),
    offer('b', { model: { ...model, override_url } }),
    offer('c'),
  ]);
  expect(cards.map(({ href }) => href)).toEqual(['/offers/kia/a', '/offers/b', '/offers/c']);
  expect(cards.map(({ explore }) => explore?.href)).toEqual(['/kia-ev6', override_url, undefined]);
});

it('says the last day of an offer that ends', () => {
  const { cards } = viewOf([
    offer('new year', { ends: '2027-01-01T00:00' }),
    offer('noon', { ends: '2027-01-01T12:00' }),
    offer('always'),
  ]);
  expect(cards.map(({ until }) => until)).toEqual([
    'Until 31 Dec 2026',
    'Until 1 Jan 2027',
    undefined,
  ]);
});

it('offers a price filter only if prices differ', () => {
  expect(viewOf([offer('a', { price: 100 }), offer('b')]).price).toBeUndefined();
  expect(viewOf([offer('a', { price: 100 }), offer('b', { price: 29_990 })]).price).toEqual({
    min: undefined,
    max: undefined,
    least: '$100',
    greatest: '$29,990',
  });
});

it('keeps the price filter of a search without results', () => {
  const view = viewOf([offer('a', { price: 100 })], { ...allOffers, price: { max: 50 } });
  expect(view).toMatchObject({ count: '0 offers', price: { max: 50 }, clear: '/special-offers' });
});

it('lists a selected category that no offer has, so that it can be deselected', () => {
  const view = viewOf([offer('a')], { ...allOffers, categories: ['Gone'] });
  expect(view.categories).toEqual([{ value: 'Gone', label: 'Gone', count: 0, selected: true }]);
});
