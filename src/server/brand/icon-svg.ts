import { escapeXml } from '#domain/text/escape-xml.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { readableOn } from '#site/theme/contrast.ts';
import { Page } from '#server/pages/page.ts';

/** Draws a site's icon for the browser tab: its first letter on its brand colour. */
export function iconPage({ name, theme }: Pick<SiteSettings, 'name' | 'theme'>): Page {
  const letter = escapeXml([...name][0]?.toUpperCase() ?? '');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${theme.brand}"/>` +
    `<text x="32" y="46" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="40" ` +
    `fill="${readableOn(theme.brand)}">${letter}</text></svg>`;
  return new Page(200, { 'content-type': 'image/svg+xml' }, Buffer.from(svg));
}
