import { useEffect } from 'react';
import { data, isRouteErrorResponse, redirect, useLoaderData, useNavigation } from 'react-router';
import { parseSearchUrl } from '#search/vehicle-search/parse-search-url.ts';
import { searchUrl } from '#search/vehicle-search/search-url.ts';
import { requestServices } from '#web/request-services.ts';
import { useSite } from '#web/site/use-site.ts';
import { templateOf } from '#web/templates/template-registry.ts';
import type { Route } from './+types/search-route.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterGroups } from './filter-groups.tsx';
import { KeywordField } from './keyword-field.tsx';
import { Paging } from './paging.tsx';
import { Results } from './results.tsx';
import { SearchForm } from './search-form.tsx';
import { searchMeta } from './search-meta.ts';
import { searchView } from './search-view.ts';
import { SortField } from './sort-field.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { site, stock, now, origin } = context.get(requestServices);
  const segments = (params['*'] ?? '').split('/').filter(Boolean);
  const criteria = parseSearchUrl(segments, url.searchParams, await stock.vocabulary());
  if (!criteria) throw data(null, { status: 404 });
  // the form without script sends every field, filled in or not
  if (isRawForm(url.searchParams)) throw redirect(searchUrl(criteria));
  const view = searchView(criteria, await stock.search(criteria), site.settings, now);
  // nothing under a make's or model's own address: a page to go on from, and no page to keep
  const status = view.total === 0 && segments.length > 0 ? 404 : 200;
  return data({ view, meta: searchMeta(view, site.settings, origin) }, { status });
}

/** The last results, which stay when newer ones cannot be had. */
let lastShown: SearchData | undefined;
type SearchData = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<SearchData> {
  try {
    return await serverLoader();
  } catch (error) {
    if (!lastShown || error instanceof Response || isRouteErrorResponse(error)) throw error;
    console.error('The search failed; the results before it stay', error);
    return lastShown;
  }
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function SearchRoute() {
  const shown = useLoaderData<typeof clientLoader>();
  const { view } = shown;
  useEffect(() => {
    lastShown = shown;
  }, [shown]);
  const site = useSite();
  const navigation = useNavigation();
  const busy = navigation.location?.pathname.startsWith('/search') ?? false;
  const { SearchPage, filterMenus } = templateOf(site.template);
  return (
    <SearchForm>
      {view.hidden.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SearchPage
        view={view}
        busy={busy}
        keyword={<KeywordField query={view.query} placeholder={view.keywordPlaceholder} />}
        filters={<FilterGroups view={view} exclusive={filterMenus} />}
        sort={<SortField sorts={view.sorts} />}
        chips={<ActiveFilters chips={view.chips} clear={view.clear} />}
        results={<Results view={view} busy={busy} />}
        paging={<Paging view={view} />}
      />
    </SearchForm>
  );
}

function isRawForm(parameters: URLSearchParams): boolean {
  return [...parameters].some(([name, value]) => value === '' || /_(min|max)$/.test(name));
}
