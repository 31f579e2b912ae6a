import { useMemo } from 'react';
import { data, redirect, useLoaderData } from 'react-router';
import { withoutFinalSlash } from '#domain/redirect/redirect.ts';
import type { RequestServices } from '#services/request-services.ts';
import { locationFolders, platformPageAt } from '#site/pages/platform-pages.ts';
import type { PageDocument } from '#site/pages/page-document.ts';
import { formClientAction } from '#web/enquiry/form/form-client-action.ts';
import { leadFormAction } from '#web/enquiry/lead/lead-form-action.ts';
import { requestServices } from '#web/request-services.ts';
import { packed, unpacked } from '#web/router-shortcuts/packed.ts';
import { useSite } from '#web/site/use-site.ts';
import { sheetsOfSections } from '#web/styles/built-sheets.ts';
import type { Route } from './+types/page-route.ts';
import { defaultPage } from './default-pages.ts';
import { pageMetaOf } from './page-meta-of.ts';
import { pageView } from './page-view.ts';
import { SectionsPage } from './sections-page.tsx';

/** The home page, and every address that has no route of its own: dealers' pages, models, old addresses. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const page = await pageAt(url, services);
  const view = await pageView(page, services, url);
  return {
    packedPage: packed(view),
    sheets: sheetsOfSections(view.sections, services.site.settings.template),
    meta: pageMetaOf(page, view, services),
  };
}

/** Receives the form of the page's form section. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  const page = await pageAt(url, services);
  const section = page.content.find(({ type }) => type === 'form');
  if (section?.type !== 'form') throw data(null, { status: 405 });
  return leadFormAction(request, url, section.props.form, {}, services);
}

export const clientAction = formClientAction;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export { meta } from '#web/site/loaded-meta.ts';

export default function PageRoute() {
  const { packedPage } = useLoaderData<typeof loader>();
  const page = useMemo(() => unpacked(packedPage), [packedPage]);
  return <SectionsPage page={page} site={useSite()} />;
}

/** @throws a redirect for the old address of something, or a 404 */
async function pageAt({ pathname, search }: URL, services: RequestServices): Promise<PageDocument> {
  const path = withoutFinalSlash(pathname);
  const elsewhere = platformPageAt(path)?.forwardsTo?.(services.site.settings);
  if (elsewhere !== undefined) throw redirect(elsewhere);
  const written = await services.pages.at(path);
  if (written) return written;
  const moved = await services.pages.redirect(path, search);
  if (moved) throw redirect(moved.to, moved.permanent ? 301 : 302);
  const page = await defaultPage(path, services);
  if (page) return page;
  const folder = locationFolders.get(path);
  if (folder !== undefined) throw redirect(folder, 302);
  throw data(null, { status: 404 });
}
