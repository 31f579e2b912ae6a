import { expect, it, vi } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type FinancePartner, QuoteRefusedError } from '#partners/finance/finance-partner.ts';
import type { SiteStock, StockPage } from '#search/vehicle-search/stock-search.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { awaitsQuote, quote, quotedStock, withKnownQuote, withQuote } from './quotes.ts';

const made = { weeklyRepaymentAmount: 116.42, advertisedRate: 7.99, comparisonRate: 8.61 };
const car = (facts: Partial<Vehicle> = {}) => someVehicle({ price: 24_990, ...facts });
const request = { selfAssessedCreditScore: 'GREAT', purchasePrice: 24_990, loanTerm: 5 } as const;

function open(partner: Partial<FinancePartner>, finance: object = {}) {
  const log = { info: vi.fn(), warn: vi.fn() };
  const unused = () => expect.unreachable('the partner is not asked for this');
  const asked = { quote: unused, knownQuote: unused, createCustomer: unused, ...partner };
  const site = someSite('yard', { finance: { enabled: true, quotes: true, ...finance } });
  return { site, finance: asked, log };
}

it('shows a quote that is known, without asking the partner', () => {
  const context = open({ knownQuote: () => made });
  expect(withKnownQuote(context, car()).youxQuote).toEqual(made);
  expect(awaitsQuote(context, car())).toBe(false);
});

it('leaves a page without a quote that is not known yet', () => {
  const context = open({ knownQuote: () => undefined });
  expect(withKnownQuote(context, car())).not.toHaveProperty('youxQuote');
  expect(awaitsQuote(context, car())).toBe(true);
});

it('does not wait for a quote that is known not to exist', () => {
  const context = open({ knownQuote: () => 'none' });
  expect(withKnownQuote(context, car())).not.toHaveProperty('youxQuote');
  expect(awaitsQuote(context, car())).toBe(false);
});

it('never replaces the quote of the feed', async () => {
  const own = { ...made, weeklyRepaymentAmount: 99 };
  const context = open({});
  expect(withKnownQuote(context, car({ youxQuote: own })).youxQuote).toBe(own);
  expect((await withQuote(context, car({ youxQuote: own }))).youxQuote).toBe(own);
  expect(awaitsQuote(context, car({ youxQuote: own }))).toBe(false);
});

it('asks for no quote on a site that shows none', async () => {
  const context = open({}, { quotes: false });
  expect(await withQuote(context, car())).toEqual(car());
  expect(awaitsQuote(context, car())).toBe(false);
});

it('asks the partner for the quote of a vehicle’s page', async () => {
  const context = open({ quote: async () => made });
  expect((await withQuote(context, car())).youxQuote).toEqual(made);
});

it('adds known quotes to the cards of searches', async () => {
  const context = open({ knownQuote: () => made });
  const page: Partial<StockPage> = { vehicles: [car()] };
  const found: Partial<SiteStock> = {
    // as much of a page as the test reads
    search: async () => page as StockPage,
    first: async () => [car({ status: 'sold' }), car()],
  };
  const stock = quotedStock(context, () => found as SiteStock);
  const { vehicles } = await stock.search({ page: 1, choices: {}, ranges: {} });
  expect(vehicles.map(({ youxQuote }) => youxQuote)).toEqual([made]);
  const first = await stock.first({ page: 1, choices: {}, ranges: {} }, 2);
  expect(first.map(({ youxQuote }) => youxQuote)).toEqual([undefined, made]);
});

it('logs a partner’s refusal as information and its failure as a warning', async () => {
  const refusing = open({ quote: () => Promise.reject(new QuoteRefusedError('too old')) });
  expect(await quote(refusing, request)).toBeUndefined();
  expect(refusing.log.warn).not.toHaveBeenCalled();
  expect(refusing.log.info).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ site: 'yard' }),
    'Failed to get YouX quick quote',
  );
  const failing = open({ quote: () => Promise.reject(new Error('no answer')) });
  expect(await quote(failing, request)).toBeUndefined();
  expect(failing.log.info).not.toHaveBeenCalled();
  expect(failing.log.warn).toHaveBeenCalledOnce();
});
