import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comparisonRate } from '#domain/finance/comparison-rate.ts';
import type { QuoteRequest } from '#domain/finance/quick-quote.ts';
import { startYouxServer, YOUX_HOST, type YouxServer } from '#tests/support/servers/youx-server.ts';
import { someCustomer, someRateCard } from '#tests/support/finance.ts';
import { embeddedFinance } from './embedded-finance.ts';
import { type FinancePartner, QuoteRefusedError } from './finance-partner.ts';
import { youxFinance } from './youx-finance.ts';

let server: YouxServer;
beforeAll(async () => {
  server = await startYouxServer(someRateCard);
});
afterAll(() => server.close());

const site = { rate_card: someRateCard, partner: { redirect_hosts: [YOUX_HOST] } };
const request: QuoteRequest = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 2024,
};

describe.each<[name: string, open: () => FinancePartner]>([
  ['the embedded default', () => embeddedFinance(() => new Date('2026-03-10T00:00:00Z'))],
  ['YouX', () => youxFinance({ url: server.url, key: server.key })],
])('%s', (_name, open) => {
  it('quotes a weekly repayment, the rate and the comparison rate', async () => {
    const quote = await open().quote(request, site);
    expect(quote.weeklyRepaymentAmount).toBeGreaterThan(100);
    expect(quote.weeklyRepaymentAmount).toBeLessThan(200);
    expect(quote.advertisedRate).toBe(7.99);
    expect(quote.comparisonRate).toBe(
      comparisonRate({ interest: 7.99, establishmentFee: 395, monthlyFee: 8 }),
    );
  });

  it('asks less per week for a longer term, and more for a dearer or older vehicle or a worse score', async () => {
    const partner = open();
    const weekly = async (others: Partial<QuoteRequest>): Promise<number> =>
      (await partner.quote({ ...request, ...others }, site)).weeklyRepaymentAmount;
    const usual = await weekly({});
    expect(await weekly({ loanTerm: 7 })).toBeLessThan(usual);
    expect(await weekly({ purchasePrice: 31_000 })).toBeGreaterThan(usual);
    expect(await weekly({ year: 2017 })).toBeGreaterThan(usual);
    expect(await weekly({ selfAssessedCreditScore: 'POOR' })).toBeGreaterThan(usual);
  });

  it('knows a quote without being asked, that it makes none, or nothing', async () => {
    const partner = open();
    const known = partner.knownQuote(request, site);
    expect([undefined, await partner.quote(request, site)]).toContainEqual(known);
    expect([undefined, 'none']).toContain(partner.knownQuote({ ...request, year: 1998 }, site));
  });

  it('refuses to quote a vehicle that is too old', async () => {
    const refused = open().quote({ ...request, year: 1998 }, site);
    await expect(refused).rejects.toBeInstanceOf(QuoteRefusedError);
  });

  it('hands an application over to a page of the site or on one of its redirect hosts', async () => {
    const result = await open().createCustomer(someCustomer, { category: 'x' }, site);
    if (!result.ok) throw new Error(result.message);
    const { host, protocol } = new URL(result.redirectUrl ?? '', 'https://site.example');
    expect(['site.example', YOUX_HOST]).toContain(host);
    expect(protocol).toBe('https:');
  });
});

it('without a partner, confirms applications on the site’s own page', async () => {
  const partner = embeddedFinance(() => new Date());
  expect(await partner.createCustomer(someCustomer, {}, site)).toEqual({
    ok: true,
    redirectUrl: '/success',
  });
});

it('without a partner, counts a vehicle’s age from the present year', async () => {
  const rateIn = async (year: number): Promise<number> => {
    const partner = embeddedFinance(() => new Date(`${year}-06-01T00:00:00Z`));
    return (await partner.quote(request, site)).advertisedRate;
  };
  expect([await rateIn(2026), await rateIn(2034)]).toEqual([7.99, 10.99]);
});

it('knows every quote of the rate card', () => {
  const partner = embeddedFinance(() => new Date('2026-03-10T00:00:00Z'));
  expect(partner.knownQuote(request, site)).toMatchObject({ advertisedRate: 7.99 });
  expect(partner.knownQuote({ ...request, year: 1998 }, site)).toBe('none');
});
