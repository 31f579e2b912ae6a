import { redirect } from 'react-router';
import { withoutFinalSlash } from '#domain/redirect/redirect.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** The address on another website that replaces a page; undefined for a page of the site itself. */
export function elsewhere(
  pathname: string,
  { navigation }: Pick<SiteSettings, 'navigation'>,
): string | undefined {
  const wanted = withoutFinalSlash(pathname);
  return navigation.elsewhere.find(({ path }) => path === wanted)?.url;
}

/** @throws a redirect if another website has the page. Forms that are posted still reach the dealer. */
export function leaveIfElsewhere(
  method: string,
  pathname: string,
  settings: Pick<SiteSettings, 'navigation'>,
): void {
  const target = method === 'GET' ? elsewhere(pathname, settings) : undefined;
  if (target !== undefined) throw redirect(target);
}
