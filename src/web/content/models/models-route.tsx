import '#web/ui/text-button.css';
import '#web/content/content-page.css';
import '#web/content/listing/pills.css';
import './model-card.css';
import { capitalised } from '#domain/text/capitalised.ts';
import { redirect, useLoaderData, useNavigation } from 'react-router';
import {
  modelParameters,
  modelsAddress,
  parseModelsAddress,
} from '#search/content-search/model-criteria.ts';
import { FilterForm } from '#web/content/listing/filter-form.tsx';
import { isRawForm } from '#web/listing/is-raw-form.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { ListResults } from '#web/content/listing/list-results.tsx';
import { ListSession } from '#web/listing/list-session.ts';
import { OptionPills } from '#web/content/listing/option-pills.tsx';
import { PillLinks } from '#web/content/listing/pill-links.tsx';
import { useListSession } from '#web/listing/use-list-session.ts';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/models-route.ts';
import { ModelCard } from './model-card.tsx';
import { modelsView } from './models-view.ts';

/** The number of cards on the first screen; their pictures load eagerly. */
const EAGER_CARDS = 2;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { site, origin, content } = context.get(requestServices);
  const { models } = await content();
  const criteria = models.spelled(parseModelsAddress(url.searchParams));
  if (isRawForm(url.searchParams)) throw redirect(modelsAddress(criteria));
  const view = modelsView(
    criteria,
    models.search(criteria),
    models.bodies(),
    site.settings.content,
  );
  const { name } = site.settings;
  const heading = capitalised(view.heading);
  return {
    view: { ...view, heading },
    meta: pageMeta({
      title: `${heading} | ${name}`,
      description: `${view.count} at ${name}. Compare them by body, see the offers on each, and find the ones in stock.`,
      canonical: view.canonical,
      origin,
      settings: site.settings,
      trail: [{ name: 'Models', path: '/models' }],
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

export default function ModelsRoute() {
  const shown = useLoaderData<typeof clientLoader>();
  useListSession(session, shown);
  const busy = useNavigation().location?.pathname === '/models';
  const { view } = shown;
  return (
    <div className="content-page page-width" aria-busy={busy}>
      <h1>{view.heading}</h1>
      <PillLinks label="Body" links={view.bodies} />
      <FilterForm
        action="/models"
        addressOf={(fields) => modelsAddress(parseModelsAddress(fields))}
        submit="Show models"
      >
        {view.chosenBodies.map((body) => (
          <input key={body} type="hidden" name={modelParameters.bodies} value={body} />
        ))}
        <OptionPills
          legend="Manufacturer"
          name={modelParameters.manufacturers}
          options={view.manufacturers}
        />
        {view.models.length > 1 && (
          <details className="pills-more">
            <summary className="text-button row-inline">
              <span className="when-closed">Choose models by name</span>
              <span className="when-open">Hide the names</span>
            </summary>
            <OptionPills legend="Model" name={modelParameters.models} options={view.models} />
          </details>
        )}
      </FilterForm>
      <ListResults
        what="models"
        view={view}
        failed={shown.failed}
        className="model-cards"
        keyOf={({ slug }) => slug}
      >
        {(card, index) => <ModelCard card={card} eager={index < EAGER_CARDS} />}
      </ListResults>
    </div>
  );
}
