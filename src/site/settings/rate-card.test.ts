import { expect, it } from 'vitest';
import { creditScores } from '#domain/finance/quick-quote.ts';
import { cardQuote } from '#domain/finance/rate-card.ts';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';

it('quotes every score and vehicles up to 12 years old by default, older ones and worse scores dearer', () => {
  const { rate_card } = someSite('yard').settings.finance;
  const rates = [2025, 2020, 2014].flatMap((year) =>
    creditScores.map((selfAssessedCreditScore) => {
      const request = { selfAssessedCreditScore, purchasePrice: 30_000, loanTerm: 5, year };
      const quote = cardQuote(rate_card, request, 2026);
      expect(quote?.comparisonRate).toBeGreaterThan(quote?.advertisedRate ?? 100);
      return quote?.advertisedRate;
    }),
  );
  expect(rates).toEqual([7.99, 10.99, 15.49, 8.99, 11.99, 16.49, 10.49, 13.49, 17.99]);
});

const fee = { name: 'Agency', dollars: 9900 };

it.each([
  ['a card without rows', { rate_card: { rows: [] } }, 'rate_card.rows', 'must have a row'],
  [
    'a rate above the legal limit',
    { rate_card: { rows: [{ score: 'GREAT', max_age_years: 5, rate: 48.1 }] } },
    'rate_card.rows[0].rate',
    '48',
  ],
  [
    'an unknown score',
    { rate_card: { rows: [{ score: 'FAIR', max_age_years: 5, rate: 8 }] } },
    'rate_card.rows[0].score',
    'GREAT',
  ],
  [
    'fees for which no comparison rate exists',
    { rate_card: { establishment_fee: 300, other_fees: [fee, fee, fee] } },
    'rate_card.other_fees',
    'less than the $30,000',
  ],
  [
    'a deposit of most of the price',
    { rate_card: { deposit_percent: 51 } },
    'rate_card.deposit_percent',
    '50',
  ],
  [
    'a redirect host with a scheme',
    { partner: { redirect_hosts: ['https://apply.youx.example'] } },
    'partner.redirect_hosts[0]',
    'without scheme',
  ],
  ['an id that is no part of a path', { partner: { id: 'You/X' } }, 'partner.id', 'lower-case'],
  [
    'an incomplete ABN',
    { partner: { lender: { abn: '51 824 753' } } },
    'partner.lender.abn',
    'ABN',
  ],
])('refuses %s', (_what, finance, path, message) => {
  expect(parseSiteSettings(someSettings('yard', { finance }))).toMatchObject({
    ok: false,
    faults: [{ path: `finance.${path}`, message: expect.stringContaining(message) }],
  });
});

it('accepts monthly fees, which the loan does not have to cover at its start', () => {
  const other_fees = [fee, fee, fee].map((one) => ({ ...one, charged: 'monthly' }));
  const finance = { rate_card: { establishment_fee: 300, other_fees } };
  expect(parseSiteSettings(someSettings('yard', { finance })).ok).toBe(true);
});
