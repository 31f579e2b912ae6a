import type { SiteSettings } from './site-settings.ts';

/** The index of each picture in the addresses of a site's own pictures. */
export const settingsPictureIndex = { popup: 0, share: 1 } as const;

/** The pictures in a site's settings, by index. */
export function settingsPictures(
  settings: Pick<SiteSettings, 'popup' | 'brand' | 'locations' | 'dealerships'>,
): (string | undefined)[] {
  return [
    settings.popup?.image,
    settings.brand.share_picture,
    ...settings.locations.map(({ image }) => image),
    ...settings.dealerships.flatMap(({ logo, dealership_websites: websites }) => [
      logo,
      ...websites.map((website) => website.logo),
    ]),
  ];
}

/** The index of a location's picture. @param at the location's index in the settings */
export function locationPictureIndex(at: number): number {
  return Object.keys(settingsPictureIndex).length + at;
}
