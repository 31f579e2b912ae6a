import './results/results.css';
import { useEffect, useMemo } from 'react';
import {
  data,
  redirect,
  useLoaderData,
  useLocation,
  useNavigation,
  useSearchParams,
} from 'react-router';
import {
  parseSearchUrl,
  parseTerms,
  unreadAmounts,
} from '#search/vehicle-search/address/parse-search-url.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { Criteria, Near } from '#search/vehicle-search/criteria.ts';
import { hasStock } from '#search/vehicle-search/stock-vocabulary.ts';
import { FavouritesLink } from '#web/favourites/favourites-link.tsx';
import { isRawForm } from '#web/listing/is-raw-form.ts';
import { ListFailure } from '#web/listing/list-failure.tsx';
import { ListSession } from '#web/listing/list-session.ts';
import { PageNavigation } from '#web/listing/page-navigation.tsx';
import { useListSession } from '#web/listing/use-list-session.ts';
import { FeatureBanner } from '#web/promotion/feature-banner.tsx';
import { useCarryTerms } from '#web/finance/carried-terms.ts';
import { requestServices } from '#web/request-services.ts';
import { packed, unpacked } from '#web/router-shortcuts/packed.ts';
import { useSite } from '#web/site/use-site.ts';
import {
  templateOf,
  useTemplateParts,
  withTemplateParts,
} from '#web/templates/template-registry.ts';
import { SyncRevision } from '#web/ui/use-synced-state.ts';
import { recordEvent } from '#web/visit/record-event.ts';
import type { Route } from './+types/search-route.ts';
import { EmptyStock } from './empty-stock.tsx';
import { ActiveFilters } from './facets/active-filters.tsx';
import { FilterGroups } from './facets/filter-groups.tsx';
import { KeywordField } from './keyword-field.tsx';
import { QuickChips } from './results/quick-chips.tsx';
import { broaderSearches } from './results/broader-searches.ts';
import { Results } from './results/results.tsx';
import { SearchForm } from './search-form.tsx';
import { searchMeta } from './search-meta.ts';
import { searchView } from './search-view.ts';
import { SortField } from './results/sort-field.tsx';
import { openSearch } from '#search/vehicle-search/understanding/open-search.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { site, stock, now, origin, views, isPostcode, placeOfPostcode, understanding } =
    context.get(requestServices);
  const { settings } = site;
  const segments = (params['*'] ?? '').split('/').filter(Boolean);
  const vocabulary = await stock.vocabulary();
  const requested = parseSearchUrl(segments, url.searchParams, vocabulary);
  if (!requested) throw data(null, { status: 404 });
  const { near, ...anywhere } = requested;
  const unknownPostcode = near && !isPostcode(near.postcode) ? near.postcode : undefined;
  const typed: Criteria =
    near && unknownPostcode === undefined
      ? { ...anywhere, near: ownSuburb(near, placeOfPostcode) }
      : anywhere;
  const understood = await openSearch(typed, stock, understanding());
  const { criteria, address } = understood;
  // a form without script sends every field, including empty ones
  const unread = unreadAmounts(url.searchParams);
  const isUnderstood = unknownPostcode === undefined && unread.length === 0;
  const isRaw = isRawForm(url.searchParams) && isUnderstood;
  if (isRaw || address !== searchUrl(typed)) throw redirect(address);
  const found = await stock.search(criteria);
  const broader = found.total === 0 ? await broaderSearches(criteria, stock, settings) : undefined;
  const view = searchView(criteria, found, settings, now, views, {
    unknownPostcode,
    unreadAmounts: unread,
    understood,
    broader,
    isEmpty: !hasStock(vocabulary),
    hasRepayments: vocabulary.hasRepayments,
  });
  // no results for a make or model alone: the page offers alternatives, but is not to be indexed
  const hasOnlyPath = segments.length > 0 && url.search === '';
  const status = view.total === 0 && hasOnlyPath ? 404 : 200;
  const { session_cache: cacheSize } = settings.search;
  return data(
    { packedView: packed(view), cacheSize, meta: searchMeta(view, settings, origin) },
    { status },
  );
}

/** Drops the suburb if the shopper has typed another postcode. */
function ownSuburb(
  { suburb, ...near }: Near,
  placeOfPostcode: (postcode: string, suburb?: string) => { name: string } | undefined,
): Near {
  const isOwn = suburb !== undefined && placeOfPostcode(near.postcode, suburb)?.name === suburb;
  return isOwn ? { ...near, suburb } : near;
}

type Answer = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const session = new ListSession<Answer>(({ cacheSize }) => cacheSize);

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return session.load({ request, serverLoader });
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const handle = withTemplateParts('SearchPage', 'ResultCard');

export { meta } from '#web/site/loaded-meta.ts';

export default function SearchRoute() {
  const shown = useLoaderData<typeof clientLoader>();
  useListSession(session, shown);
  const { key } = useLocation();
  const { packedView } = shown;
  const view = useMemo(() => unpacked(packedView), [packedView]);
  useEffect(
    () => recordEvent('searchPageView', { path: view.canonical }),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the same search opened again counts again
    [view.canonical, key],
  );

  const site = useSite();
  useCarryTerms(site.slug, parseTerms(useSearchParams()[0]));
  const navigation = useNavigation();
  const busy = navigation.location?.pathname.startsWith('/search') ?? false;
  const { filterMenuClass } = templateOf(site.template);
  const { SearchPage, ResultCard } = useTemplateParts(site.template, 'SearchPage', 'ResultCard');
  if (view.isEmpty) return <EmptyStock />;
  return (
    <SyncRevision value={shown.failed === undefined ? undefined : shown}>
      <SearchForm>
        <a href="#results" className="skip-link">
          Skip to results
        </a>
        {view.hidden.map(({ name, value }) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <SearchPage
          view={view}
          state={shown.failed !== undefined ? 'hasError' : busy ? 'loading' : 'hasData'}
          banner={<FeatureBanner links={view.banner} />}
          keyword={<KeywordField view={view} />}
          filters={<FilterGroups view={view} menuClass={filterMenuClass} />}
          sort={<SortField sorts={view.sorts} />}
          chips={
            <>
              <SearchNotes notes={view.notes} />
              <QuickChips chips={view.quick} />
              <ActiveFilters chips={view.chips} clear={view.clear} save={view.save} />
            </>
          }
          results={<Results view={view} busy={busy} ResultCard={ResultCard} />}
          paging={<PageNavigation paging={view.paging} />}
          failure={<ListFailure failed={shown.failed} />}
        />
        <FavouritesLink />
      </SearchForm>
    </SyncRevision>
  );
}

function SearchNotes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <p key={note} className="search-note">
      {note}
    </p>
  ));
}
