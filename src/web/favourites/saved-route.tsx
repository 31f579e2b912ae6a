import { data } from 'react-router';
import { savedList } from '#site/saved-list.ts';
import { requestServices } from '#web/request-services.ts';
import type { TrailHandle } from '#web/site/site-trail.tsx';
import { unlistedMeta } from '#web/site/unlisted-meta.ts';
import { useSite } from '#web/site/use-site.ts';
import { useTemplateParts, withTemplateParts } from '#web/templates/template-registry.ts';
import type { TemplatePartsHandle } from '#web/templates/template.ts';
import type { Route } from './+types/saved-route.ts';
import { SavedPage } from './saved-page.tsx';

export const handle: TrailHandle & TemplatePartsHandle = {
  ...withTemplateParts('ResultCard'),
  crumb: 'Saved',
};

/** `/saved`: the same page for everybody, because only the browser knows what it has saved. */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(requestServices);
  if (savedList(site.settings) === undefined) throw data(null, { status: 404 });
  return null;
}

export { ErrorBoundary } from '#web/ui/route-failure.tsx';

export const meta = unlistedMeta('Saved');

export default function SavedRoute() {
  const site = useSite();
  const { ResultCard } = useTemplateParts(site.template, 'ResultCard');
  // the loader has refused sites without a list
  return site.savedList && <SavedPage site={site} list={site.savedList} ResultCard={ResultCard} />;
}
