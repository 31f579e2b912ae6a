import '#web/content/content-page.css';
import '#web/content/content-cards.css';
import '#web/content/offers/offer-page.css';
import '#web/content/offers/offer-price.css';
import '#web/content/section-head.css';
import '#web/ui/results.css';
import '#web/ui/chips.css';
import './model-route.css';
import { data, redirect, useLoaderData } from 'react-router';
import { ContentPicture } from '#web/content/listing/content-picture.tsx';
import { pageMeta } from '#web/site/page-meta.ts';
import { OfferCard } from '#web/content/offers/offer-card.tsx';
import { requestServices } from '#web/request-services.ts';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import { useSite } from '#web/site/use-site.ts';
import { useTemplateParts, withTemplateParts } from '#web/templates/template-registry.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Route } from './+types/model-route.ts';
import { modelView } from './model-view.ts';

const SIZES = '(min-width: 992px) 700px, calc(100vw - 2rem)';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site, stock, now, origin, content } = context.get(requestServices);
  const { models, offers } = await content();
  const model = models.bySlug(params.model);
  if (!model) throw data(null, { status: 404 });
  if (model.override_url !== undefined) throw redirect(model.override_url);
  const view = await modelView(model, offers, stock, site.settings, now);
  const { name } = site.settings;
  return {
    view,
    meta: pageMeta({
      title: `${view.title} | ${name}`,
      description: `The ${view.title} at ${name}: offers, prices and the ones in stock.`,
      canonical: view.canonical,
      origin,
      trail: [
        { name, path: '/' },
        { name: 'Models', path: '/models' },
        { name: view.title, path: view.canonical },
      ],
      picture: view.picture?.base,
    }),
  };
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const handle = withTemplateParts('ResultCard');

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ModelRoute() {
  const { view } = useLoaderData<typeof loader>();
  const { phone, template } = useSite();
  const { ResultCard } = useTemplateParts(template, 'ResultCard');
  return (
    <div className="content-page">
      <div className="offer-page">
        {view.picture && <ContentPicture picture={view.picture} sizes={SIZES} eager />}
        <div className="offer-words">
          {view.isComing && <p className="content-kicker">Coming soon</p>}
          <h1>{view.title}</h1>
          <ul className="chips" aria-label="Body types">
            {view.bodies.map((body) => (
              <li key={body.href}>
                <a href={body.href} className="chip">
                  {body.label}
                </a>
              </li>
            ))}
          </ul>
          {view.from && (
            <p>
              In stock from <strong className="offer-price">{view.from.text}</strong>{' '}
              {view.from.basis}
            </p>
          )}
          <p className="content-actions">
            {view.inStock && (
              <a href={view.inStock.href} className="button button-action">
                {view.inStock.label}
              </a>
            )}
            {phone && (
              <PhoneLink phone={phone} className="button button-quiet">
                {(number) => (
                  <>
                    <Icon name="phone" />
                    <span>{number}</span>
                  </>
                )}
              </PhoneLink>
            )}
          </p>
          {!view.inStock && (
            <p>We have none in stock today. Give us a call and we can tell you when one arrives.</p>
          )}
        </div>
      </div>
      {view.offers.length > 0 && (
        <section aria-labelledby="model-offers" className="content-section">
          <div className="section-head">
            <h2 id="model-offers">Offers on the {view.title}</h2>
            <a href="/special-offers">See all offers</a>
          </div>
          <ul className="results content-cards">
            {view.offers.map((card) => (
              <li key={card.id}>
                <OfferCard card={card} eager={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {view.vehicles.length > 0 && (
        <section aria-labelledby="model-stock" className="content-section">
          <div className="section-head">
            <h2 id="model-stock">In stock now</h2>
            {view.inStock && <a href={view.inStock.href}>{view.inStock.label}</a>}
          </div>
          <ul className="results model-stock">
            {view.vehicles.map((card) => (
              <li key={card.id}>
                <ResultCard card={card} eager={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
