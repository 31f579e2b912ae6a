import '#web/ui/chips.css';
import './styleguide.css';
import { useMemo } from 'react';
import { data, useLoaderData } from 'react-router';
import { sectionExamples } from '#site/pages/section-examples.ts';
import { section, sectionNames } from '#site/pages/section-kinds.ts';
import { sectionTones } from '#site/pages/section-schema.ts';
import { noStore, privateMeta } from '#web/checkout/private-page.ts';
import { pageView } from '#web/pages/page-view.ts';
import { SectionsPage } from '#web/pages/sections-page.tsx';
import { requestServices } from '#web/request-services.ts';
import { packed, unpacked } from '#web/router-shortcuts/packed.ts';
import { useSite } from '#web/site/use-site.ts';
import { sheetsOfSections } from '#web/styles/built-sheets.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Route } from './+types/styleguide-route.ts';

/** In development: the controls, and every kind of section, in the site's template and theme. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  if (!services.hasStyleguide) throw data(null, { status: 404 });
  const content = sectionNames.map((type, at) =>
    section.parse({
      type,
      props: {
        ...sectionExamples[type],
        id: type,
        anchor: type,
        tone: type === 'hero' ? 'plain' : sectionTones[at % sectionTones.length],
      },
    }),
  );
  const view = await pageView(
    {
      path: '/styleguide',
      status: 'published',
      root: { props: { title: 'Style guide', indexed: false } },
      content,
    },
    services,
    url,
  );
  return data(
    {
      packedPage: packed(view),
      sheets: sheetsOfSections(view.sections, services.site.settings.template),
      meta: privateMeta('Style guide'),
    },
    { headers: noStore },
  );
}

export const headers = () => noStore;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const handle = { crumb: 'Style guide' };

export { meta } from '#web/site/loaded-meta.ts';

const colours = ['brand', 'brand-deep', 'brand-tint', 'action', 'ink', 'surface', 'paper'] as const;

export default function StyleguideRoute() {
  const { packedPage } = useLoaderData<typeof loader>();
  const page = useMemo(() => unpacked(packedPage), [packedPage]);
  return (
    <>
      <div className="styleguide page-width stack gap-4">
        <h1>Style guide</h1>
        <ul className="chips cluster gap-2" aria-label="Sections">
          {page.sections.map(({ kind }) => (
            <li key={kind}>
              <a href={`#${kind}`} className="chip row-inline gap-1">
                {kind}
              </a>
            </li>
          ))}
        </ul>
        <h2>Type</h2>
        <h3>A heading of the third level</h3>
        <p>
          Running text with <a href="/search">a link</a> and a price of <strong>$23,990</strong>.
        </p>
        <p className="soft small">Small print that stands near what it is about.</p>
        <h2>Colours</h2>
        <ul className="styleguide-colours cluster gap-4">
          {colours.map((name) => (
            <li key={name}>
              <span style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
        <h2>Controls</h2>
        <p className="cluster gap-4">
          <button type="button" className="button button-action">
            <Icon name="search" />
            Action
          </button>
          <button type="button" className="button button-quiet">
            Quiet
          </button>
          <button type="button" className="button button-action" disabled>
            Disabled
          </button>
        </p>
        <form className="cluster gap-4">
          <label>
            A field
            <input name="field" placeholder="Placeholder" />
          </label>
          <label>
            A faulty field
            <input name="faulty" aria-invalid="true" defaultValue="Not right" />
          </label>
          <label>
            A choice
            <select name="choice">
              <option>Any make</option>
            </select>
          </label>
        </form>
      </div>
      <SectionsPage page={page} site={useSite()} />
    </>
  );
}
