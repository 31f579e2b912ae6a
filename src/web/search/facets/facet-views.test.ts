import { expect, it } from 'vitest';
import { type Criteria, everything } from '#search/vehicle-search/criteria.ts';
import type { StockPage } from '#search/vehicle-search/stock-search.ts';
import { someSite } from '#tests/support/sites.ts';
import { type FacetView, facetViews } from './facet-views.ts';

const found = (page: Partial<StockPage> = {}): StockPage => ({
  total: 10,
  page: 1,
  pages: 1,
  vehicles: [],
  facets: {},
  stats: {},
  ...page,
});

function views(
  page: Partial<StockPage>,
  search: Record<string, unknown>,
  criteria: Partial<Criteria> = {},
): FacetView[] {
  const { settings } = someSite('yard', { search });
  return facetViews({ ...everything, ...criteria }, found(page), settings);
}

const values = ([view]: FacetView[]): string[] =>
  view?.kind === 'choice' ? view.values.map(({ value }) => value) : [];

it('shows seven makes initially, and contains all of them', () => {
  const make = Array.from({ length: 9 }, (_, at): [string, number] => [`Make ${at}`, 9 - at]);
  const [view] = views({ facets: { make } }, { facets: ['make'] });
  expect(view).toMatchObject({ shownInitially: 7, label: 'Make' });
  expect(values([view!])).toHaveLength(9);
});

it.each([
  ['city', 20],
  ['location_name', 40],
  ['model', 30],
])('lists values of %s up to a limit of %i, and all selected ones', (attribute, limit) => {
  const counts = Array.from({ length: 60 }, (_, at): [string, number] => [`v${at}`, 60 - at]);
  const all = values(
    views(
      { facets: { [attribute]: counts } },
      { facets: [attribute] },
      { choices: { make: ['Kia'], [attribute]: ['v55', 'gone'] } },
    ),
  );
  expect(all).toHaveLength(limit + 2);
  expect(all).toEqual(expect.arrayContaining(['v55', 'gone']));
});

it('offers models only after a make is selected', () => {
  const facets = { model: [['Rio', 3] as const, ['Cerato', 2] as const] };
  expect(views({ facets }, { facets: ['model'] })).toEqual([]);
  const chosen = views({ facets }, { facets: ['model'] }, { choices: { make: ['Kia'] } });
  expect(values(chosen)).toEqual(['Rio', 'Cerato']);
});

it('hides "not certified" if the site offers only the filter for certified vehicles', () => {
  const facets = { certified: [['false', 8] as const, ['true', 2] as const] };
  expect(values(views({ facets }, { facets: ['certified'] }))).toEqual(['false', 'true']);
  const only = { facets: ['certified'], certified_only: true };
  expect(values(views({ facets }, only))).toEqual(['true']);
});

it('offers the filter for vehicles eligible for finance, but not its opposite', () => {
  const facets = { finance_eligible: [['false', 8] as const, ['true', 2] as const] };
  expect(values(views({ facets }, { facets: ['finance_eligible'] }))).toEqual(['true']);
});

it('lists series in the dealer’s order, then the others', () => {
  const series = ['Other', 'Sport', 'Duo', 'City'].map((name): [string, number] => [name, 1]);
  const search = { facets: ['series'], series_order: ['duo', 'city', 'sport'] };
  expect(values(views({ facets: { series } }, search))).toEqual(['Duo', 'City', 'Sport', 'Other']);
});

it('slides between the bounds of the stock, or from 0 to 100,000 where there are none', () => {
  const stats = { price: { min: 5490, max: 86_000 } };
  expect(views({ stats }, { facets: ['price'] })).toMatchObject([
    { least: 5490, greatest: 86_000, slider: true },
  ]);
  const criteria = { ranges: { price: { max: 30_000 } } };
  expect(views({}, { facets: ['price'] }, criteria)).toMatchObject([
    { least: 0, greatest: 100_000, max: 30_000 },
  ]);
  expect(views({}, { facets: ['price'] })).toEqual([]);
});

it('slides years only by typing, and nothing where the site wants fields alone', () => {
  const stats = { year: { min: 2010, max: 2026 }, km: { min: 0, max: 90_000 } };
  const sliders = (search: object) =>
    views({ stats }, { facets: ['year', 'km'], ...search }).map(
      (view) => view.kind === 'range' && view.slider,
    );
  expect(sliders({})).toEqual([false, true]);
  expect(sliders({ price_slider: false })).toEqual([false, false]);
});

it('offers a repayment beside the price where the site has weekly repayments', () => {
  const price = { stats: { price: { min: 5000, max: 90_000 } } };
  const criteria = { ranges: { repayment: { max: 120 } }, terms: { deposit: 4000, years: 3 } };
  const of = (finance: object, hasRepayments: boolean): FacetView[] => {
    const { settings } = someSite('yard', { search: { facets: ['price'] }, finance });
    return facetViews({ ...everything, ...criteria }, found(price), settings, hasRepayments);
  };
  const calculator = { years: { choices: [1, 3, 5] } };
  expect(of({ enabled: true, calculator }, true)).toMatchObject([
    { repayment: { max: 120, deposit: 4000, years: 3, usualYears: 5, terms: [1, 3, 5] } },
  ]);
  expect(of({ enabled: true }, false)[0]).not.toHaveProperty('repayment');
});
