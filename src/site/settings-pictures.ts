import type { SiteSettings } from './site-settings.ts';

/** Whose picture stands at which index in the addresses of a site's own pictures. */
export const settingsPictureIndex = { hero: 0, popup: 1 } as const;

/** The pictures that a site's settings name, by their index. */
export function settingsPictures(
  settings: Pick<SiteSettings, 'hero' | 'popup'>,
): (string | undefined)[] {
  return [settings.hero?.image, settings.popup?.image];
}
