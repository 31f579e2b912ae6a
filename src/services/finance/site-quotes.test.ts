import { expect, it, vi } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type FinancePartner, QuoteRefusedError } from '#partners/finance/finance-partner.ts';
import type { SiteStock, StockPage } from '#search/vehicle-search/stock-search.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { SiteQuotes } from './site-quotes.ts';

const made = { weeklyRepaymentAmount: 116.42, advertisedRate: 7.99, comparisonRate: 8.61 };
const car = (facts: Partial<Vehicle> = {}) => someVehicle({ price: 24_990, ...facts });
const request = { selfAssessedCreditScore: 'GREAT', purchasePrice: 24_990, loanTerm: 5 } as const;

function open(partner: Partial<FinancePartner>, finance: object = {}) {
  const log = { info: vi.fn(), warn: vi.fn() };
  const unused = () => expect.unreachable('the partner is not asked for this');
  const parts = {
    finance: { quote: unused, knownQuote: unused, createCustomer: unused, ...partner },
    log,
  };
  const site = someSite('yard', { finance: { enabled: true, quotes: true, ...finance } });
  return { quotes: new SiteQuotes(parts, site), log };
}

it('shows a quote that is known, without asking the partner', () => {
  const { quotes } = open({ knownQuote: () => made });
  expect(quotes.withKnownQuote(car()).youxQuote).toEqual(made);
  expect(quotes.isUnknown(car())).toBe(false);
});

it('leaves a page without a quote that is not known yet', () => {
  const { quotes } = open({ knownQuote: () => undefined });
  expect(quotes.withKnownQuote(car())).not.toHaveProperty('youxQuote');
  expect(quotes.isUnknown(car())).toBe(true);
});

it('does not wait for a quote that is known not to exist', () => {
  const { quotes } = open({ knownQuote: () => 'none' });
  expect(quotes.withKnownQuote(car())).not.toHaveProperty('youxQuote');
  expect(quotes.isUnknown(car())).toBe(false);
});

it('never replaces the quote of the feed', async () => {
  const own = { ...made, weeklyRepaymentAmount: 99 };
  const { quotes } = open({});
  expect(quotes.withKnownQuote(car({ youxQuote: own })).youxQuote).toBe(own);
  expect((await quotes.withQuote(car({ youxQuote: own }))).youxQuote).toBe(own);
  expect(quotes.isUnknown(car({ youxQuote: own }))).toBe(false);
});

it('asks for no quote on a site that shows none', async () => {
  const { quotes } = open({}, { quotes: false });
  expect(await quotes.withQuote(car())).toEqual(car());
  expect(quotes.isUnknown(car())).toBe(false);
});

it('asks the partner for the quote of a vehicle’s page', async () => {
  const { quotes } = open({ quote: async () => made });
  expect((await quotes.withQuote(car())).youxQuote).toEqual(made);
});

it('adds known quotes to the cards of searches', async () => {
  const { quotes } = open({ knownQuote: () => made });
  const page: Partial<StockPage> = { vehicles: [car()] };
  const found: Partial<SiteStock> = {
    // as much of a page as the test reads
    search: async () => page as StockPage,
    first: async () => [car({ status: 'sold' }), car()],
  };
  const stock = quotes.inStock(found as SiteStock);
  const { vehicles } = await stock.search({ page: 1, choices: {}, ranges: {} });
  expect(vehicles.map(({ youxQuote }) => youxQuote)).toEqual([made]);
  const first = await stock.first({ page: 1, choices: {}, ranges: {} }, 2);
  expect(first.map(({ youxQuote }) => youxQuote)).toEqual([undefined, made]);
});

it('logs a partner’s refusal as information and its failure as a warning', async () => {
  const refusing = open({ quote: () => Promise.reject(new QuoteRefusedError('too old')) });
  expect(await refusing.quotes.quote(request)).toBeUndefined();
  expect(refusing.log.warn).not.toHaveBeenCalled();
  expect(refusing.log.info).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ site: 'yard' }),
    'Failed to get YouX quick quote',
  );
  const failing = open({ quote: () => Promise.reject(new Error('no answer')) });
  expect(await failing.quotes.quote(request)).toBeUndefined();
  expect(failing.log.info).not.toHaveBeenCalled();
  expect(failing.log.warn).toHaveBeenCalledOnce();
});
