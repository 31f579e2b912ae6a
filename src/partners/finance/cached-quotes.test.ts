import { expect, it } from 'vitest';
import type { QuoteRequest } from '#domain/finance/quick-quote.ts';
import { cachedQuotes } from './cached-quotes.ts';
import { type FinancePartner, type FinanceSite, QuoteRefusedError } from './finance-partner.ts';

const quote = { weeklyRepaymentAmount: 120, advertisedRate: 8.5, comparisonRate: 9.1 };
const request: QuoteRequest = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
};
// the cache only passes the settings on
const site = {} as FinanceSite;

function open(answer: () => Promise<typeof quote>) {
  let asked = 0;
  const partner: FinancePartner = {
    quote: () => {
      asked += 1;
      return answer();
    },
    knownQuote: () => undefined,
    createCustomer: async () => ({ ok: true, redirectUrl: '/success' }),
  };
  return { finance: cachedQuotes(partner), asked: () => asked };
}

it('asks the partner once for the same vehicle and price, however many ask', async () => {
  const { finance, asked } = open(async () => quote);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => finance.quote({ ...request, whoIsHelping: '' }, site)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify(quote)]),
  );
  expect(asked()).toBe(1);
  await finance.quote({ ...request, purchasePrice: 31_000 }, site);
  expect(asked()).toBe(2);
});

it('sends every request that names a salesperson', async () => {
  const { finance, asked } = open(async () => quote);
  for (const whoIsHelping of ['Leo', 'Leo', undefined]) {
    await finance.quote({ ...request, whoIsHelping }, site);
  }
  expect(asked()).toBe(3);
});

it('asks again after a failure', async () => {
  let isAway = true;
  const { finance } = open(async () => {
    if (isAway) throw new Error('away');
    return quote;
  });
  await expect(finance.quote(request, site)).rejects.toThrow('away');
  expect(finance.knownQuote(request, site)).toBeUndefined();
  isAway = false;
  expect(await finance.quote(request, site)).toEqual(quote);
});

it('remembers a refusal: there is no quote, and the partner is not asked again', async () => {
  const { finance, asked } = open(() => Promise.reject(new QuoteRefusedError('too old')));
  for (const _visitor of ['first', 'second']) {
    await expect(finance.quote(request, site)).rejects.toThrow(QuoteRefusedError);
  }
  expect(asked()).toBe(1);
  expect(finance.knownQuote(request, site)).toBe('none');
  expect(finance.knownQuote({ ...request, loanTerm: 3 }, site)).toBeUndefined();
});

it('knows a quote once it has been made, and only for the same vehicle and price', async () => {
  const { finance, asked } = open(async () => quote);
  expect(finance.knownQuote(request, site)).toBeUndefined();
  await finance.quote({ ...request, vin: 'MR0HA3CD100400001' }, site);
  expect(finance.knownQuote({ ...request, vin: 'MR0HA3CD100400001' }, site)).toEqual(quote);
  expect(finance.knownQuote(request, site)).toBeUndefined();
  expect(asked()).toBe(1);
});
