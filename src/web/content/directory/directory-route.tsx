import '#web/content/content-page.css';
import { data, redirect, useLoaderData, useNavigation } from 'react-router';
import { slugify } from '#domain/text/slugify.ts';
import {
  directoryAddress,
  type DirectoryCriteria,
  parseDirectoryAddress,
} from '#search/content-search/directory-criteria.ts';
import { FilterForm } from '#web/content/listing/filter-form.tsx';
import { isRawForm } from '#web/listing/is-raw-form.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { ListResults } from '#web/content/listing/list-results.tsx';
import { ListSession } from '#web/listing/list-session.ts';
import { PillLinks } from '#web/content/listing/pill-links.tsx';
import { useListSession } from '#web/listing/use-list-session.ts';
import { LocationCard } from '#web/places/location-card.tsx';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/directory-route.ts';
import { DirectoryField } from './directory-field.tsx';
import { directoryView } from './directory-view.ts';

/** The delay from the last key press to the search, in milliseconds. */
const TYPING_MS = 300;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { site, origin, content, now } = context.get(requestServices);
  const { directory } = await content();
  const segment = params.within === undefined ? undefined : slugify(params.within);
  const criteria = parseDirectoryAddress(segment, url.searchParams, (slug) =>
    directory.isDealership(slug),
  );
  const withinName = criteria.within && directory.nameOf(criteria.within);
  if (criteria.within && withinName === undefined) throw data(null, { status: 404 });
  if (isRawForm(url.searchParams)) throw redirect(directoryAddress(criteria));
  const found = directory.search(criteria);
  const view = directoryView(criteria, withinName, found, directory, site.settings, now);
  const { name } = site.settings;
  return {
    view,
    meta: pageMeta({
      title: `${view.heading} | ${name}`,
      description: `${view.count} of ${name}, with addresses, phone numbers and directions.`,
      canonical: view.canonical,
      origin,
      settings: site.settings,
      trail: [{ name: view.heading, path: view.canonical }],
      noindex: view.total === 0,
    }),
  };
}

type Answer = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const session = new ListSession<Answer>();

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return session.load({ request, serverLoader });
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function DirectoryRoute() {
  const shown = useLoaderData<typeof clientLoader>();
  useListSession(session, shown);
  const busy = useNavigation().location?.pathname.startsWith('/dealerships') ?? false;
  const { view } = shown;
  const unfiltered: DirectoryCriteria = { page: 1, ...(view.within && { within: view.within }) };
  return (
    <div className="content-page page-width" aria-busy={busy}>
      <h1>{view.heading}</h1>
      <FilterForm
        action={directoryAddress(unfiltered).split('?')[0] ?? ''}
        addressOf={(fields) => {
          const { query } = parseDirectoryAddress(undefined, fields, () => false);
          return directoryAddress({ ...unfiltered, ...(query !== undefined && { query }) });
        }}
        typingMs={TYPING_MS}
      >
        {view.within?.kind === 'brand' && <input type="hidden" name="filter" value="brand" />}
        <DirectoryField query={view.query} />
      </FilterForm>
      <PillLinks label="Makes" links={view.brands} />
      <ListResults
        what="locations"
        view={view}
        failed={shown.failed}
        links={view.total > 1 && <a href="/dealer-locator">Find the nearest one</a>}
        keyOf={({ id }) => id}
      >
        {(card) => <LocationCard card={card} />}
      </ListResults>
    </div>
  );
}
