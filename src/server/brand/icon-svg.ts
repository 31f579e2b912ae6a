import { escapeXml } from '#domain/text/escape-xml.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { readableOn } from '#site/theme/contrast.ts';

/** The width and height of the drawing. */
export const ICON_UNITS = 64;

/** Draws the icon of a site without a picture for it: the initials of its name on its brand colour. */
export function initialsSvg({ name, theme }: Pick<SiteSettings, 'name' | 'theme'>): string {
  const initials = initialsOf(name);
  const size = [...initials].length > 1 ? 30 : 40;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_UNITS} ${ICON_UNITS}">` +
    `<rect width="64" height="64" rx="14" fill="${theme.brand}"/>` +
    `<text x="32" y="${32 + size * 0.36}" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" ` +
    `font-size="${size}" fill="${readableOn(theme.brand)}">${escapeXml(initials)}</text></svg>`
  );
}

/** The first letters of the first two words of a name. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
}
