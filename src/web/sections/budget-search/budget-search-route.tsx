import '#web/pages/page-section.css';
import { data, redirect, useLoaderData } from 'react-router';
import { repaymentPeriods, usualBudget } from '#domain/budget/budget-search.ts';
import { budgetSearch } from '#site/pages/sections/budget-search.ts';
import { requestServices } from '#web/request-services.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { useSite } from '#web/site/use-site.ts';
import type { Route } from './+types/budget-search-route.ts';
import {
  BudgetSearch,
  budgetAddress,
  budgetOf,
  type TypedBudget,
  unreadFields,
} from './budget-search.tsx';
import { budgetSearchView } from './budget-search-view.ts';

const HEADING = 'budget-search';

/**
 * The target of the budget search's form without script: leads to the search up to the price that the budget reaches. A
 * text that is not an amount comes back in its field.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const typed: TypedBudget = {
    period: repaymentPeriods.find((known) => known === searchParams.get('period')) ?? 'weekly',
    repayment: searchParams.get('repayment') ?? '',
    deposit: searchParams.get('deposit') ?? '',
    bodies: searchParams.getAll('body').slice(0, 20),
  };
  const isRead = unreadFields(typed).length === 0;
  if (isRead) throw redirect(budgetAddress(budgetOf(typed), typed.bodies));
  const services = context.get(requestServices);
  const { site, origin } = services;
  const view = await budgetSearchView(budgetSearch.parse({ id: HEADING }), services);
  if (!view) throw redirect(budgetAddress(usualBudget, []));
  const meta = pageMeta({
    title: `${view.title} | ${site.settings.name}`,
    description: `${view.title} at ${site.settings.name}.`,
    canonical: '/budget-search',
    origin,
    settings: site.settings,
    trail: [{ name: view.title, path: '/budget-search' }],
    noindex: true,
  });
  return data({ view, typed, meta }, { status: 400 });
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function BudgetSearchRoute() {
  const { view, typed } = useLoaderData<typeof loader>();
  return (
    <div className="sections-page">
      <section className="section" data-section="budget-search" aria-labelledby={HEADING}>
        <div className="section-inner">
          <BudgetSearch view={view} site={useSite()} headingId={HEADING} isFirst typed={typed} />
        </div>
      </section>
    </div>
  );
}
