import { useState } from 'react';
import { data, useLoaderData } from 'react-router';
import { z } from 'zod';
import { sectionExamples } from '#site/pages/section-examples.ts';
import { sectionKinds, sectionNames } from '#site/pages/section-kinds.ts';
import { noStore, privateMeta } from '#web/checkout/private-page.ts';
import { defaultPage } from '#web/pages/default-pages.ts';
import { requestServices } from '#web/request-services.ts';
import { useSite } from '#web/site/use-site.ts';
import { sheetsOfSections } from '#web/styles/built-sheets.ts';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import type { Route } from './+types/edit-route.ts';
import type { EditedPage } from './edited-page.ts';

/** In development: a visual editor of a page, `/styleguide/edit?path=/about-us`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  if (!services.hasStyleguide) throw data(null, { status: 404 });
  const path = url.searchParams.get('path') ?? '/';
  const page = (await services.pages.stored(path)) ??
    (await defaultPage(path, services)) ?? {
      path,
      status: 'draft',
      root: { props: { title: 'A new page', indexed: true } },
      content: [],
    };
  const kinds = sectionNames.map((name) => ({
    name,
    schema: z.toJSONSchema(sectionKinds[name], { io: 'input', unrepresentable: 'any' }),
    example: sectionExamples[name],
  }));
  // the editor changes JSON, which the server checks
  const edited: EditedPage = { page: JSON.parse(JSON.stringify(page)), kinds };
  const sections = sectionNames.map((kind) => ({ kind }));
  const sheets = sheetsOfSections(sections, services.site.settings.template);
  return data({ edited, sheets, meta: privateMeta(`Edit ${path}`) }, { headers: noStore });
}

export const headers = () => noStore;

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const handle = { crumb: 'Edit a page', allowsInlineStyles: true };

export { meta } from '#web/site/loaded-meta.ts';

const loadEditor = () => import('./page-editor.tsx');

export default function EditRoute() {
  const { edited } = useLoaderData<typeof loader>();
  const site = useSite();
  const [hasFailed, setFailed] = useState(false);
  const editor = useLazyModule(true, loadEditor, () => setFailed(true));
  if (editor) return <editor.PageEditor edited={edited} site={site} />;
  return <output>{hasFailed ? 'The editor could not be loaded.' : 'Loading the editor …'}</output>;
}
