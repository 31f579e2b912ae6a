import { data } from 'react-router';
import type { RequestServices } from '#services/request-services.ts';
import { platformPageAt } from '#site/pages/platform-pages.ts';

/** @throws a 404 if the site's settings turn the page off */
export function requirePage({ site }: Pick<RequestServices, 'site'>, { pathname }: URL): void {
  const page = platformPageAt(pathname);
  if (page?.isOn?.(site.settings) === false) throw data(null, { status: 404 });
}
