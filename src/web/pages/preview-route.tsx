import './preview-bar.css';
import { useMemo } from 'react';
import { data, useLoaderData } from 'react-router';
import { noStore, privateMeta } from '#web/checkout/private-page.ts';
import { requestServices } from '#web/request-services.ts';
import { packed, unpacked } from '#web/router-shortcuts/packed.ts';
import { useSite } from '#web/site/use-site.ts';
import { sheetsOfSections } from '#web/styles/built-sheets.ts';
import type { Route } from './+types/preview-route.ts';
import { pageView } from './page-view.ts';
import { SectionsPage } from './sections-page.tsx';

/** A page as shoppers will see it, for people who have its preview address. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = await services.pages.preview(params.token);
  if (!page) throw data(null, { status: 404, headers: noStore });
  const view = await pageView(page, services, url);
  return data(
    {
      packedPage: packed(view),
      sheets: sheetsOfSections(view.sections, services.site.settings.template),
      path: page.path,
      meta: privateMeta(`Preview: ${page.root.props.title}`),
    },
    { headers: noStore },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const handle = { crumb: 'Preview' };

export { meta } from '#web/site/loaded-meta.ts';

export default function PreviewRoute() {
  const { packedPage, path } = useLoaderData<typeof loader>();
  const page = useMemo(() => unpacked(packedPage), [packedPage]);
  return (
    <>
      <p className="preview-bar">
        A preview of <strong>{path}</strong>. Only people with this address can see it.
      </p>
      <SectionsPage page={page} site={useSite()} />
    </>
  );
}
