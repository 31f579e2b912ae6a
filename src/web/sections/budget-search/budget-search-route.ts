import { redirect } from 'react-router';
import {
  budgetPrice,
  pricesUpTo,
  repaymentPeriods,
  typedDollars,
} from '#domain/budget/budget-search.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import type { Route } from './+types/budget-search-route.ts';

/** The target of the budget search's form without script: computes the price and leads to the search. */
export function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const period = repaymentPeriods.find((known) => known === searchParams.get('period'));
  const price = budgetPrice({
    repayment: typedDollars(searchParams.get('repayment') ?? ''),
    period: period ?? 'weekly',
    deposit: typedDollars(searchParams.get('deposit') ?? ''),
  });
  const body = searchParams.getAll('body').slice(0, 20);
  const choices = body.length > 0 ? { body } : {};
  throw redirect(searchUrl({ ...everything, choices, ranges: { price: pricesUpTo(price) } }));
}
