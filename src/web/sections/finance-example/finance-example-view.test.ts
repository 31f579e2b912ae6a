import { expect, it } from 'vitest';
import { financeExample } from '#site/pages/sections/finance-example.ts';
import { someSite } from '#tests/support/sites.ts';
import { financeExampleView } from './finance-example-view.ts';

const now = new Date('2026-06-01T00:00:00Z');
const viewOf = (finance: Record<string, unknown>, price = 20_000, years = 5) =>
  financeExampleView(financeExample.parse({ id: 'finance', title: 'By the week', price, years }), {
    site: someSite('yard', { finance }),
    now,
  });
const dollarsOf = (price: number, finance = {}) =>
  Number(
    viewOf({ enabled: true, quotes: true, ...finance }, price)?.estimate.repayment.replaceAll(
      /[$,]/g,
      '',
    ),
  );

it('shows the repayment with both rates and the conditions', () => {
  const estimate = viewOf({ enabled: true, quotes: true })?.estimate;
  expect(estimate).toMatchObject({
    period: 'week',
    terms: 'Over 5 years',
    rate: expect.stringMatching(/% p\.a\.$/),
    comparisonRate: expect.stringMatching(/% p\.a\.$/),
  });
  expect(estimate?.disclaimer?.whole).toContain('5-year term');
});

it('costs more for a dearer vehicle, and about 4.33 times as much a month', () => {
  expect(dollarsOf(20_001)).toBeGreaterThan(dollarsOf(20_000));
  const monthly = dollarsOf(20_000, { estimate_per: 'month' });
  expect(monthly / dollarsOf(20_000)).toBeCloseTo(4.33, 1);
});

it('shows the rate for the oldest vehicles, so that none costs more', () => {
  const row = { score: 'GREAT' as const };
  const rows = [
    { ...row, max_age_years: 3, rate: 6 },
    { ...row, max_age_years: 12, rate: 11 },
  ];
  expect(viewOf({ enabled: true, quotes: true, rate_card: { rows } })?.estimate.rate).toBe(
    '11% p.a.',
  );
});

it('names the term that it is worked out for', () => {
  const view = viewOf({ enabled: true, quotes: true }, 20_000, 7);
  expect(view?.estimate.terms).toBe('Over 7 years');
  expect(view?.estimate.disclaimer?.whole).toContain('7-year term');
});

it('is left out without finance, quotes or a rate for the best score', () => {
  expect(viewOf({ enabled: true })).toBeUndefined();
  expect(viewOf({ enabled: false })).toBeUndefined();
  expect(
    viewOf({
      enabled: true,
      quotes: true,
      rate_card: { rows: [{ score: 'POOR', max_age_years: 9, rate: 9 }] },
    }),
  ).toBeUndefined();
});
