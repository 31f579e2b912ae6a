import '#web/ui/text-button.css';
import '#web/content/content-page.css';
import '#web/content/content-cards.css';
import '#web/enquiry/form/fields/field-notes.css';
import '#web/ui/result-count.css';
import '#web/ui/results.css';
import './locator.css';
import { useMemo, useState } from 'react';
import { Form, redirect, useLoaderData, useNavigation } from 'react-router';
import { isRawForm } from '#web/listing/is-raw-form.ts';
import { PageNavigation } from '#web/listing/page-navigation.tsx';
import { MapRequest } from '#web/map/location-map.tsx';
import { MapFrame } from '#web/map/map-frame.tsx';
import { YardMapSlot } from '#web/map/yard-map-slot.tsx';
import { LocationCard } from '#web/places/location-card.tsx';
import { requestServices } from '#web/request-services.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Route } from './+types/locator-route.ts';
import { locatorAddress, parseLocatorAddress } from './locator-address.ts';
import { type LocatedCardView, type LocatorView, locatorView } from './locator-view.ts';
import { PositionButton } from './position-button.tsx';

/** `/dealer-locator`: the locations by their distance from a postcode or from the shopper. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { site, now, origin, placeOfPostcode } = context.get(requestServices);
  const { settings } = site;
  const search = parseLocatorAddress(url.searchParams);
  const address = locatorAddress(search);
  // an empty postcode stays in the address, because the page answers it
  if (isRawForm(url.searchParams) && address !== url.pathname + url.search) throw redirect(address);
  return {
    view: locatorView(search, placeOfPostcode, settings, now),
    meta: pageMeta({
      title: `Find a location | ${settings.name}`,
      description: `Enter your postcode to find the nearest location of ${settings.name}, with opening hours, phone numbers and directions.`,
      canonical: locatorAddress({ page: 1 }),
      origin,
      settings,
      trail: [{ name: 'Find a location', path: '/dealer-locator' }],
      // every postcode has the same locations in another order
      noindex: search.postcode !== undefined || search.near !== undefined || search.page > 1,
    }),
  };
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function LocatorRoute() {
  const { view } = useLoaderData<typeof loader>();
  const isBusy = useNavigation().location?.pathname === '/dealer-locator';
  return (
    <div className="content-page page-width" aria-busy={isBusy}>
      <h1>Find a location</h1>
      <div className="locator-search cluster">
        <Form action="/dealer-locator" className="locator-form" noValidate>
          <label htmlFor="locator-postcode">Your postcode</label>
          <div className="locator-row">
            <input
              // a new search shows its own postcode
              key={view.address}
              id="locator-postcode"
              name="postcode"
              defaultValue={view.postcode}
              inputMode="numeric"
              maxLength={4}
              autoComplete="postal-code"
              placeholder="1234"
              aria-invalid={view.fault !== undefined}
              aria-describedby={view.fault && 'locator-fault'}
            />
            <button type="submit" className="button button-action">
              Search
            </button>
          </div>
          {view.fault && (
            <p id="locator-fault" role="alert" className="field-fault">
              {view.fault}
            </p>
          )}
        </Form>
        <PositionButton />
      </div>
      <p className="list-head between touch cluster gap-3">
        <output className="result-count">{view.count}</output>
      </p>
      <h2 className="sr-only">Locations</h2>
      <LocatedList key={view.address} view={view} />
      <PageNavigation paging={view.paging} />
    </div>
  );
}

/** The locations beside a map, which loads on request: of all of them, or of the one that the shopper chose. */
function LocatedList({ view: { located, tiles } }: { view: LocatorView }) {
  const [chosen, setChosen] = useState<LocatedCardView>();
  const [isShown, setShown] = useState(false);
  const pins = useMemo(() => located.flatMap(({ pin }) => pin ?? []), [located]);
  const first = located.find(({ map }) => map !== undefined);
  function show(one: LocatedCardView | undefined): void {
    setChosen(one);
    setShown(true);
  }
  return (
    <div className="locator stack gap-4" data-has-map={first !== undefined || undefined}>
      {first && (
        <section aria-label="Map" className="locator-map">
          {tiles ? (
            <YardMapSlot
              pins={pins}
              tiles={tiles}
              chosen={chosen?.pin?.id}
              isShown={isShown}
              onRequest={() => show(undefined)}
            />
          ) : chosen?.map !== undefined ? (
            <MapFrame key={chosen.map} address={chosen.map} name={chosen.card.name} />
          ) : (
            <MapRequest onRequest={() => show(first)} />
          )}
        </section>
      )}
      <ul className="results locator-list cells stack gap-4">
        {located.map((one) => (
          <li key={one.card.id}>
            <LocationCard card={one.card} distance={one.distance}>
              {(tiles ? one.pin : one.map) !== undefined && (
                <button
                  type="button"
                  className="locator-show text-button row-inline gap-2 needs-script"
                  onClick={() => show(one)}
                >
                  <Icon name="pin" />
                  Show on the map<span className="sr-only">: {one.card.name}</span>
                </button>
              )}
            </LocationCard>
          </li>
        ))}
      </ul>
    </div>
  );
}
