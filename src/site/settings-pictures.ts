import type { SiteSettings } from './site-settings.ts';

/** The index of each picture in the addresses of a site's own pictures. */
export const settingsPictureIndex = { hero: 0, popup: 1 } as const;

/** The pictures in a site's settings, by index. */
export function settingsPictures(
  settings: Pick<SiteSettings, 'hero' | 'popup'>,
): (string | undefined)[] {
  return [settings.hero?.image, settings.popup?.image];
}
