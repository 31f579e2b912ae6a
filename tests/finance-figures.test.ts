import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { demoSites } from '#demo/demo-sites.ts';
import { demoStock } from '#demo/demo-stock.ts';
import { calculation } from '#domain/finance/calculator.ts';
import { financeLink } from '#domain/finance/finance-link.ts';
import { dollars, dollarsAndCents } from '#domain/price/dollars.ts';
import { searchedPrice } from '#domain/price/price-display.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { embeddedFinance } from '#partners/finance/embedded-finance.ts';
import { withKnownQuote } from '#services/finance/quotes.ts';
import { parseSiteSettings } from '#site/parse-site-settings.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { calculatorsView } from '#web/calculators/calculators-view.ts';
import { requestedLoan } from '#web/finance/application/requested-loan.ts';
import { financeEstimateView } from '#web/finance/finance-estimate-view.ts';
import { quoteView } from '#web/finance/quote-view.ts';
import { holds } from '#web/finance/vehicle-estimate-view.ts';

const now = new Date('2026-11-21T00:00:00Z');
const partner = embeddedFinance(() => now);

interface Financed {
  settings: SiteSettings;
  vehicle: Vehicle;
}

/** Every vehicle of the demo on each site that offers finance, as the site's pages get it. */
let stock: Financed[] = [];

beforeAll(async () => {
  const sites = await Promise.all(
    demoSites.map(async (file) => settingsOf(await readFile(file, 'utf8'))),
  );
  stock = sites.filter(({ finance }) => finance.enabled).flatMap(vehiclesOf);
});

test('the estimate, the calculator and the finance page show the same figures for every vehicle', () => {
  const shownOf = { lender: 0, quote: 0 };
  for (const { settings, vehicle } of stock) {
    const estimate = financeEstimateView(vehicle, settings, now);
    if (!estimate) continue;
    const facts = `${settings.slug} ${vehicle.stocknum}`;
    expect({ facts, ...calculated(vehicle, settings) }).toEqual({ facts, ...shown(estimate) });
    expect({ facts, ...onFinancePage(vehicle, settings) }).toEqual({ facts, ...shown(estimate) });
    shownOf[estimate.terms.includes('with') ? 'lender' : 'quote'] += 1;
  }
  expect(shownOf.lender).toBeGreaterThan(200);
  expect(shownOf.quote).toBeGreaterThan(50);
});

test('the finance page and the calculator state the same deposit and balloon', () => {
  for (const { settings, vehicle } of stock) {
    const { estimate } = quoteView(settings, new URLSearchParams(), vehicle, now);
    if (!estimate) continue;
    const { deposit, residual } = startOf(vehicle, settings).inputs;
    const figures = Object.fromEntries(estimate.figures.map(({ label, value }) => [label, value]));
    expect(figures).toMatchObject({ Deposit: dollars(deposit), Balloon: dollars(residual) });
  }
});

test('the quick quote repeats the quotes that the vehicles show', async () => {
  let quotes = 0;
  for (const { settings, vehicle } of stock) {
    const { youxQuote: quote } = vehicle;
    const view = quoteView(settings, new URLSearchParams(), vehicle, now);
    if (!quote || view.presets.purchasePrice !== searchedPrice(vehicle)) continue;
    const site = { slug: settings.slug, version: 1, settings };
    const { request } = requestedLoan({}, new URL('http://yard.localhost/finance'), vehicle, {
      site,
      now,
    });
    expect(await partner.quote(request, settings.finance)).toEqual(quote);
    quotes += 1;
  }
  expect(quotes).toBeGreaterThan(50);
});

function shown({ repayment, period, rate }: { repayment: string; period: string; rate: string }) {
  return { repayment, period, rate };
}

function startOf(vehicle: Vehicle, settings: SiteSettings) {
  const { finance } = calculatorsView(vehicle, settings, new URLSearchParams(), now);
  if (!finance) throw new Error('There is no calculator');
  return { ...calculation({}, finance.settings, finance.price), finance };
}

function calculated(vehicle: Vehicle, settings: SiteSettings) {
  const { repayment = 0, frequency, inputs, finance } = startOf(vehicle, settings);
  const inDollars = finance.settings.rounds_up ? dollars : dollarsAndCents;
  return {
    repayment: inDollars(repayment),
    period: frequency === 'weekly' ? 'week' : 'month',
    rate: `${inputs.interest}% p.a.`,
  };
}

/** What the page shows that the vehicle's finance button leads to. */
function onFinancePage(vehicle: Vehicle, settings: SiteSettings) {
  const link = new URL(financeLink(vehicle, '/finance'), 'http://yard.localhost');
  const { estimate, presets } = quoteView(settings, link.searchParams, vehicle, now);
  return estimate && holds(estimate, presets) ? shown(estimate) : {};
}

function settingsOf(text: string): SiteSettings {
  const parsed = parseSiteSettings(JSON.parse(text));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.settings;
}

function vehiclesOf(settings: SiteSettings): Financed[] {
  const site = { slug: settings.slug, version: 1, settings };
  const context = { site, finance: partner };
  return settings.dealerships.flatMap(({ slug: dealership_slug }) =>
    [...demoStock(dealership_slug, now)].map((facts, id) => {
      const { created_at } = facts;
      const stored = { id, slug: `car-${id}`, dealership_slug, updated_at: created_at };
      return { settings, vehicle: withKnownQuote(context, { ...facts, ...stored }) };
    }),
  );
}
