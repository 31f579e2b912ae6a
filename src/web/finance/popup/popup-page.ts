import type { SiteSettings } from '#site/site-settings.ts';

/**
 * The path of the finance page whose form opens in a dialog; undefined if the site's buttons lead to the page itself,
 * because the site says so, or because its form is another site's.
 */
export function popupPage({
  finance,
  finance_page: page,
}: Pick<SiteSettings, 'finance' | 'finance_page'>): string | undefined {
  const isOwn = finance.link.startsWith('/') && page.forwards_to === undefined;
  return finance.enabled && page.popup && isOwn ? finance.link.split(/[?#]/)[0] : undefined;
}
