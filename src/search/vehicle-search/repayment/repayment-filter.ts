import { type OwnTerms, ownLoan } from '#domain/finance/own-terms.ts';
import { creditScores } from '#domain/finance/quick-quote.ts';
import { cardTerms, type RateCardRow, weeklyRepayment } from '#domain/finance/rate-card.ts';
import { VEHICLE_QUOTE_YEARS } from '#domain/finance/vehicle-quote.ts';
import {
  and,
  atLeast,
  atMost,
  equals,
  exists,
  type Expression,
  lessThan,
  moreThan,
  not,
  nothing,
  oneOf,
  or,
} from '#search/engine/filters/expression.ts';
import { simplifiedExpression } from '#search/engine/filters/simplified-expression.ts';
import type { Range } from '#search/vehicle-search/criteria.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type FinanceKey, financeKey } from './finance-keys.ts';

type Finance = SiteSettings['finance'];
type TermsKey = Extract<FinanceKey, { kind: 'terms' }> & { text: string };
type WeekKey = Extract<FinanceKey, { kind: 'week' }> & { text: string };

/** What a site's repayments follow from. */
export interface RepaymentSource {
  finance: Finance;
  /** The values of the column `finance` in the site's stock. The filters made of an array are cached with it. */
  keys: readonly string[];
  /** The current year, from which ages are counted. */
  year: number;
  /** Whether vehicles without a repayment of their own get a quote from the site's rate card. */
  quotesOnRateCard: boolean;
  /** Whether vehicles with a weekly price are shown at it. */
  subscriptions: boolean;
}

/** Whether a site states weekly repayments, so that shoppers can search by them. */
export function hasRepaymentSearch({
  finance,
  keys,
  quotesOnRateCard,
}: Pick<RepaymentSource, 'finance' | 'keys' | 'quotesOnRateCard'>): boolean {
  const { enabled, estimate_per, lenders, quotes } = finance;
  if (!enabled || estimate_per !== 'week') return false;
  if (quotes && quotesOnRateCard) return true;
  const providers = lenders.map(({ provider }) => provider);
  return keys.some((text) => {
    const { kind, provider } = financeKey(text);
    return kind === 'week' && (provider === undefined ? quotes : providers.includes(provider));
  });
}

/** Dearer than any vehicle, in whole dollars. */
const MAX_PRICE = 100_000_000;
/** Filters of a stock; one may have a part for each vehicle, where each has a balloon of its own. */
const MAX_CACHED = 20;
const cache = new WeakMap<readonly string[], Map<string, Expression>>();

/**
 * The vehicles whose repayment, as `shownRepayment` makes it, is within a range, in whole dollars a week rounded up.
 * Without a lower bound, those whose repayment is too small to show are among them. At a given rate the repayment rises
 * with the price, so a bound on the repayment is a bound on the price for each rate (decision 052). A vehicle without a
 * repayment that is shown at a weekly price is found by that. A site without repayments has no such vehicles.
 */
export function repaymentFilter(
  range: Range,
  terms: OwnTerms | undefined,
  source: RepaymentSource,
): Expression {
  let filters = cache.get(source.keys);
  if (!filters || filters.size >= MAX_CACHED) cache.set(source.keys, (filters = new Map()));
  const key = JSON.stringify([range.min, range.max, terms, source.year]);
  let filter = filters.get(key);
  if (!filter) {
    const within = hasRepaymentSearch(source) ? withinRange(range, terms, source) : nothing;
    // a Meilisearch server gets the filter as text, which needs an attribute even to find none
    filter = simplifiedExpression(or(within, not(exists('vehicle_id'))));
    filters.set(key, filter);
  }
  return filter;
}

function withinRange(
  { min, max = Number.POSITIVE_INFINITY }: Range,
  terms: OwnTerms | undefined,
  source: RepaymentSource,
): Expression {
  const repayments = new RepaymentFilter(source, terms);
  const within = and(
    repayments.upTo(max),
    ...(min === undefined ? [] : [not(repayments.upTo(min - 1))]),
  );
  if (!source.subscriptions) return within;
  const ofWeeklyPrice = and(
    atLeast('subscription_price', min ?? 1),
    ...(max === Number.POSITIVE_INFINITY ? [] : [atMost('subscription_price', max)]),
    not(repayments.upTo(Number.POSITIVE_INFINITY)),
  );
  return or(within, ofWeeklyPrice);
}

class RepaymentFilter {
  readonly #source: RepaymentSource;
  readonly #terms: OwnTerms | undefined;
  readonly #loans: readonly TermsKey[];
  readonly #weeks: readonly WeekKey[];

  constructor(source: RepaymentSource, terms: OwnTerms | undefined) {
    this.#source = source;
    this.#terms = terms;
    const keys = source.keys.map((text) => ({ ...financeKey(text), text }));
    this.#loans = keys.filter((key): key is TermsKey => key.kind === 'terms');
    this.#weeks = keys.filter((key): key is WeekKey => key.kind === 'week');
  }

  /** @param max whole dollars a week */
  upTo(max: number): Expression {
    const { finance, quotesOnRateCard } = this.#source;
    const { never_for_makes: makes, never_for_dealerships: dealerships } = finance;
    const found: Expression[] = [];
    /** Rules out the lenders that come first in the site's table. */
    const noneBefore: Expression[] = [];
    /** Vehicles whose lender states no payment get a quote. */
    const unpaid: Expression[] = [];
    for (const lender of finance.lenders) {
      const loans = this.#loansOf(lender);
      if (loans.length === 0) continue;
      const rules = this.#rulesOf(lender);
      const weekly = loans.filter(({ payments }) => payments.includes('week'));
      const none = loans.filter(({ payments }) => payments.length === 0);
      found.push(and(...noneBefore, ...rules, this.#loansUpTo(max, weekly)));
      if (none.length > 0) unpaid.push(and(...noneBefore, ...rules, withKey(none)));
      noneBefore.push(not(and(withKey(loans), ...rules)));
    }
    if (finance.quotes) {
      const quotes = this.#loans.filter(({ provider }) => provider === undefined);
      const byQuote = [
        this.#loansUpTo(max, quotes),
        ...(quotesOnRateCard ? [and(not(withKey(quotes)), this.#cardUpTo(max))] : []),
      ];
      found.push(and(or(and(...noneBefore), ...unpaid), or(...byQuote)));
    }
    return and(
      equals('status', 'in_stock'),
      ...(makes.length > 0 ? [not(oneOf('make', makes))] : []),
      ...(dealerships.length > 0 ? [not(oneOf('dealership_slug', dealerships))] : []),
      or(...found),
    );
  }

  /** The lender's loans that state the payments which the site's table asks for. */
  #loansOf({ provider, needs }: Finance['lenders'][number]): TermsKey[] {
    const periods = needs.map((need) => (need === 'weekly_payment' ? 'week' : 'month'));
    return this.#loans.filter(
      (key) =>
        key.provider === provider && periods.every((period) => key.payments.includes(period)),
    );
  }

  #rulesOf({
    price_over: floor,
    newer_than_years: years,
  }: Finance['lenders'][number]): Expression[] {
    return [
      ...(floor === undefined ? [] : [moreThan('price', floor)]),
      ...(years === undefined ? [] : [moreThan('year', this.#source.year - years)]),
    ];
  }

  #loansUpTo(max: number, loans: readonly TermsKey[]): Expression {
    if (loans.length === 0) return nothing;
    const providers = new Set(loans.map(({ provider }) => provider));
    const stated = withKey(
      this.#weeks.filter(({ provider, dollars }) => providers.has(provider) && dollars <= max),
    );
    const terms = this.#terms;
    if (!terms) return and(withKey(loans), stated);
    const { finance } = this.#source;
    const computed = loans.map((loan) => {
      const { provider } = loan;
      const lender = provider === undefined ? undefined : { provider };
      const weekly = (price: number): number => {
        const balloon = lender ? loan.balloon : cardTerms(finance.rate_card, price).balloon;
        const own = { ...loan, balloon, period: 'week', otherFees: [], lender } as const;
        return ownLoan(own, terms, price, finance).amount;
      };
      return and(withKey([loan]), pricesUpTo(max, weekly, !lender && this.#risesUnevenly()));
    });
    return or(...computed, and(not(exists('price')), withKey(loans), stated));
  }

  /** By the rows of the site's rate card for the best score, each for the ages above the row before it. */
  #cardUpTo(max: number): Expression {
    const { finance, year } = this.#source;
    const rows = finance.rate_card.rows
      .filter(({ score }) => score === creditScores[0])
      .toSorted((a, b) => a.max_age_years - b.max_age_years);
    return or(
      ...rows.map((row, at) => {
        const before = rows[at - 1];
        const ofAge = and(
          atLeast('year', year - row.max_age_years),
          ...(before ? [lessThan('year', year - before.max_age_years)] : []),
        );
        const isLast = at === rows.length - 1;
        const ages = isLast ? or(ofAge, not(exists('year'))) : ofAge;
        return and(
          ages,
          pricesUpTo(max, (price) => this.#cardWeekly(row, price), this.#risesUnevenly()),
        );
      }),
    );
  }

  /**
   * Whether a price that is a dollar higher may need a cent less a week, because the deposit and the balloon are both
   * shares of the price in whole dollars.
   */
  #risesUnevenly(): boolean {
    const { balloon_percent } = this.#source.finance.rate_card;
    return this.#terms?.deposit === undefined && balloon_percent > 0;
  }

  #cardWeekly({ rate }: RateCardRow, price: number): number {
    const { finance } = this.#source;
    const card = finance.rate_card;
    if (!this.#terms) return weeklyRepayment(card, price, rate, VEHICLE_QUOTE_YEARS);
    const { balloon } = cardTerms(card, price);
    const loan = { interestRate: rate, balloon, period: 'week', lender: undefined } as const;
    const quote = { ...loan, establishmentFees: undefined, otherFees: [] };
    return ownLoan(quote, this.#terms, price, finance).amount;
  }
}

function withKey(keys: readonly { text: string }[]): Expression {
  return keys.length === 0
    ? nothing
    : oneOf(
        'finance',
        keys.map(({ text }) => text),
      );
}

/** Where repayments rise unevenly, each price this many dollars below and above the bound is worked out. */
const UNEVEN_DOLLARS = 60;

/** The prices in whole dollars whose repayment is at most `max`. */
function pricesUpTo(
  max: number,
  weekly: (price: number) => number,
  risesUnevenly: boolean,
): Expression {
  if (max === Number.POSITIVE_INFINITY) return exists('price');
  const within = highestPrice(max, weekly);
  if (!risesUnevenly) return atMost('price', within);
  const from = Math.max(0, within - UNEVEN_DOLLARS);
  const near = Array.from({ length: 2 * UNEVEN_DOLLARS }, (_, at) => from + 1 + at);
  return or(
    atMost('price', from),
    oneOf(
      'price',
      near.filter((price) => weekly(price) <= max),
    ),
  );
}

/** Whole dollars; two prices at which there is something to borrow. */
const LINE = [1_000_000, 2_000_000] as const;
const MAX_STEPS = 40;

/** The highest price whose repayment is at most `max`: beyond the deposit, the repayment is a line over the price. */
function highestPrice(max: number, weekly: (price: number) => number): number {
  const [one, other] = LINE;
  const slope = (weekly(other) - weekly(one)) / (other - one);
  let price = Math.max(0, Math.floor(one - (weekly(one) - max) / slope));
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    if (weekly(price) > max) price -= 1;
    else if (weekly(price + 1) <= max) price += 1;
    else return price;
  }
  // the deposit covers prices around it
  let beyond = MAX_PRICE;
  let within = 0;
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2);
    if (weekly(middle) <= max) within = middle;
    else beyond = middle;
  }
  return within;
}
