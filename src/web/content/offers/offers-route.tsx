import '#web/content/content-page.css';
import { redirect, useLoaderData, useNavigation } from 'react-router';
import { offersAddress, parseOffersAddress } from '#search/content-search/offer-criteria.ts';
import { FilterForm } from '#web/content/listing/filter-form.tsx';
import { isRawForm } from '#web/listing/is-raw-form.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { ListResults } from '#web/content/listing/list-results.tsx';
import { ListSession } from '#web/listing/list-session.ts';
import { OptionPills } from '#web/content/listing/option-pills.tsx';
import { useListSession } from '#web/listing/use-list-session.ts';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/offers-route.ts';
import { OfferCard } from './offer-card.tsx';
import { offersView } from './offers-view.ts';
import { PriceFields } from './price-fields.tsx';

/** The number of cards on the first screen; their pictures load eagerly. */
const EAGER_CARDS = 2;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, origin, content } = context.get(requestServices);
  const { offers } = await content();
  const criteria = offers.spelled(parseOffersAddress(url.searchParams));
  if (isRawForm(url.searchParams)) throw redirect(offersAddress(criteria));
  const view = offersView(criteria, offers.search(criteria), site.settings.content);
  const { name } = site.settings;
  return {
    view,
    meta: pageMeta({
      title: `Special offers | ${name}`,
      description: `${view.count} at ${name}: drive away prices, finance, service and more.`,
      canonical: view.canonical,
      origin,
      settings: site.settings,
      trail: [{ name: 'Special offers', path: '/special-offers' }],
      picture: view.cards[0]?.picture?.base,
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

export default function OffersRoute() {
  const shown = useLoaderData<typeof clientLoader>();
  useListSession(session, shown);
  const busy = useNavigation().location?.pathname === '/special-offers';
  const { view } = shown;
  return (
    <div className="content-page page-width" aria-busy={busy}>
      <h1>Special offers</h1>
      <FilterForm
        action="/special-offers"
        addressOf={(fields) => offersAddress(parseOffersAddress(fields))}
        submit="Show offers"
      >
        <OptionPills legend="Category" name="categories" options={view.categories} />
        {view.price && <PriceFields price={view.price} />}
      </FilterForm>
      <ListResults what="offers" view={view} failed={shown.failed} keyOf={({ id }) => id}>
        {(card, index) => <OfferCard card={card} eager={index < EAGER_CARDS} />}
      </ListResults>
    </div>
  );
}
