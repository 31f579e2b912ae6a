import '#web/content/content-page.css';
import '#web/content/content-cards.css';
import '#web/content/section-head.css';
import '#web/ui/results.css';
import './offer-page.css';
import './offer-price.css';
import { data, redirect, useLoaderData } from 'react-router';
import { ContentPicture } from '#web/content/listing/content-picture.tsx';
import { offerShareCard, offerSharePath } from '#site/share/share-card.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { requestServices } from '#web/request-services.ts';
import { PhoneButton } from '#web/phone/phone-button.tsx';
import { useSite } from '#web/site/use-site.ts';
import { Stock } from '#web/sections/stock/stock.tsx';
import { stockView } from '#web/sections/stock/stock-view.ts';
import { withTemplateParts } from '#web/templates/template-registry.ts';
import type { TemplatePartsHandle } from '#web/templates/template.ts';
import { unlessAway } from '#web/unless-away.ts';
import type { Route } from './+types/offer-route.ts';
import { OfferCard } from './offer-card.tsx';
import { offerAddress } from '#domain/offer/offer-address.ts';
import { offerView, vehicleSearch } from './offer-view.ts';
import type { Offer } from '#domain/offer/offer.ts';
import { instantOf } from '#domain/time/instant-of.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { dealerPart } from '#web/site/structured-data.ts';

const SIZES = '(min-width: 992px) 700px, calc(100vw - 2rem)';

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { site, origin } = services;
  const { offers } = await services.content();
  const offer = offers.byId(params.offerId);
  if (!offer) throw data(null, { status: 404 });
  const address = offerAddress(offer);
  // an address with another manufacturer redirects to the right one
  const isCanonical =
    params.manufacturer === undefined || address.startsWith(`/offers/${params.manufacturer}/`);
  if (!isCanonical) throw redirect(address, 301);
  const search = vehicleSearch(offer);
  const [view, vehicles] = await Promise.all([
    offerView(offer, offers, services),
    search === undefined
      ? undefined
      : unlessAway(services, () =>
          stockView({ title: 'In stock now', search, limit: 3, layout: 'grid' }, services),
        ),
  ]);
  const { name } = site.settings;
  return {
    view,
    vehicles,
    meta: pageMeta({
      title: `${view.name} | ${name}`,
      description: view.description.join(' ').slice(0, 300) || `${view.name} at ${name}.`,
      canonical: view.canonical,
      origin,
      settings: site.settings,
      trail: [
        { name: 'Special offers', path: '/special-offers' },
        { name: view.name, path: view.canonical },
      ],
      share: {
        path: offerSharePath(offer, offerShareCard(offer, site.settings)),
        alt: [view.name, view.price].filter(Boolean).join(', '),
      },
      data: [offerData(offer, site.settings, origin)],
    }),
  };
}

export const handle: TemplatePartsHandle = withTemplateParts('ResultCard');

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function OfferRoute() {
  const { view, vehicles } = useLoaderData<typeof loader>();
  const site = useSite();
  const { phone } = site;
  return (
    <div className="content-page page-width">
      <article className="offer-page stack gap-5">
        {view.picture && <ContentPicture picture={view.picture} sizes={SIZES} eager />}
        <div className="offer-words stack gap-3">
          {view.category && <p className="content-kicker">{view.category}</p>}
          <h1>{view.name}</h1>
          {view.price && <p className="offer-price">{view.price}</p>}
          {view.until && <p className="offer-until">{view.until}</p>}
          {view.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="content-actions cluster gap-3">
            {view.inStock && (
              <a href={view.inStock.href} className="button button-action">
                {view.inStock.label}
              </a>
            )}
            {view.explore && (
              <a href={view.explore.href} className="button button-quiet">
                {view.explore.label}
              </a>
            )}
            {phone && <PhoneButton phone={phone} />}
          </p>
          {view.disclaimer && <p className="soft small">{view.disclaimer}</p>}
        </div>
      </article>
      {vehicles && (
        <section aria-labelledby="offer-stock" className="content-section">
          <Stock view={vehicles} site={site} headingId="offer-stock" isFirst={false} />
        </section>
      )}
      {view.others.length > 0 && (
        <section aria-labelledby="more-offers" className="content-section">
          <div className="section-head cluster gap-3">
            <h2 id="more-offers">More offers</h2>
            <a href="/special-offers">See all offers</a>
          </div>
          <ul className="results content-cards cells stack">
            {view.others.map((card) => (
              <li key={card.id}>
                <OfferCard card={card} eager={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** An offer as structured data for search engines: https://schema.org/Offer */
function offerData(offer: Offer, settings: SiteSettings, origin: string): object {
  const { time_zone: timeZone } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: offer.name,
    url: origin + offerAddress(offer),
    ...(offer.sanitized_description && { description: offer.sanitized_description }),
    ...(offer.category && { category: offer.category }),
    ...(offer.price !== undefined && { price: offer.price, priceCurrency: 'AUD' }),
    ...(offer.starts && { validFrom: instantOf(offer.starts, timeZone).toISOString() }),
    ...(offer.ends && { validThrough: instantOf(offer.ends, timeZone).toISOString() }),
    ...(offer.model && {
      itemOffered: {
        '@type': 'Product',
        name: [offer.manufacturer, offer.model.name].filter(Boolean).join(' '),
        ...(offer.manufacturer && { brand: { '@type': 'Brand', name: offer.manufacturer } }),
      },
    }),
    offeredBy: dealerPart(settings, origin),
  };
}
