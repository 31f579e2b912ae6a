import '#web/content/content-page.css';
import '#web/content/listing/pills.css';
import './place-page.css';
import { data, useActionData, useLoaderData, useNavigation } from 'react-router';
import type { SiteSettings } from '#site/site-settings.ts';
import { formClientAction } from '#web/enquiry/form/form-client-action.ts';
import { leadFormAction } from '#web/enquiry/lead/lead-form-action.ts';
import { LeadForm } from '#web/enquiry/lead/lead-form.tsx';
import { leadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { requestServices } from '#web/request-services.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { Carousel } from '#web/ui/carousel/carousel.tsx';
import type { Route } from './+types/place-route.ts';
import { LocationCard } from './location-card.tsx';
import { locationPath } from './location-card-view.ts';
import { otherPlaces } from './other-places.ts';
import { placeData } from './place-data.ts';
import { PlaceSection } from './place-section.tsx';
import { placeStockView, placeView, stockAt } from './place-view.ts';

/** `/contact-us/{location}`; `/our-location/{location}` and `/locations/{location}` are the same page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { site, now, origin, stock } = services;
  const { settings } = site;
  const location = locationOf(settings, params.location);
  const found = await stock.search(stockAt(location, settings)).catch((error: unknown) => {
    services.logFailure(error, 'the stock of a location could not be counted');
    services.noteIncomplete();
    return undefined;
  });
  const { city, state } = location.address;
  const canonical = locationPath(location);
  const place = placeView(location, settings, now);
  return {
    place,
    stock: placeStockView(location, settings, found),
    form: leadFormView('general', settings, now, { location }),
    others: otherPlaces(location, settings, now),
    meta: pageMeta({
      title: `${location.name}, ${city} ${state} | ${settings.name}`,
      description: `Address, phone numbers and opening hours of ${location.name} in ${city}, and a form to send a message.`,
      canonical,
      origin,
      settings,
      trail: [
        { name: 'Our locations', path: '/dealerships' },
        { name: location.name, path: canonical },
      ],
      picture: place.picture?.base,
      data: [placeData(location, settings, origin)],
    }),
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const location = locationOf(services.site.settings, params.location);
  return leadFormAction(request, url, 'general', { location }, services);
}

export const clientAction = formClientAction;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function PlaceRoute() {
  const { place, stock, form, others } = useLoaderData<typeof loader>();
  const othersTitle = others.length === 1 ? 'Our other location' : 'Our other locations';
  const sending = useNavigation().formMethod === 'POST';
  return (
    <div className="content-page page-width place-page">
      {place.dealership !== place.name && <p className="content-kicker">{place.dealership}</p>}
      <h1>{place.name}</h1>
      <PlaceSection place={place} contact="#enquire" />
      <div className="place-columns stack gap-6">
        {(stock.all || stock.makes.length > 0) && (
          <section aria-labelledby="place-stock" className="place-stock stack gap-4">
            <h2 id="place-stock">What we sell here</h2>
            {stock.makes.length > 0 && (
              <ul className="pills-row cluster gap-2">
                {stock.makes.map(({ label, href, count }) => (
                  <li key={label}>
                    <a href={href} className="pill paper touch row-inline gap-2">
                      {label}
                      {count !== undefined && (
                        <span className="pill-count soft small">{count}</span>
                      )}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {stock.all && (
              <p>
                <a href={stock.all.href} className="button button-quiet">
                  {stock.all.label}
                </a>
              </p>
            )}
          </section>
        )}
        <LeadForm form={form} answer={useActionData<typeof action>()} sending={sending} />
      </div>
      {others.length > 0 && (
        <section aria-labelledby="place-others" className="place-others">
          <Carousel
            label={othersTitle}
            head={<h2 id="place-others">{othersTitle}</h2>}
            itemName="location"
            hintsAtSwiping
            items={others.map((card) => ({ key: card.id, content: <LocationCard card={card} /> }))}
          />
        </section>
      )}
    </div>
  );
}

/** @throws a 404 for a location that the site does not show */
function locationOf({ locations }: SiteSettings, slug: string) {
  const location = locations.find((one) => one.slug === slug && one.visible);
  if (!location) throw data(null, { status: 404 });
  return location;
}
