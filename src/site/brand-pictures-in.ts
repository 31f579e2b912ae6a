import type { SiteSettings } from './site-settings.ts';

/** The pictures of a site's brand, each with its path in the settings. */
export function brandPicturesIn({
  brand: { logo, icon, franchises },
}: Pick<SiteSettings, 'brand'>): { path: string; source: string }[] {
  const named: [path: string, source: string | undefined][] = [
    ['brand.logo.image', logo?.image],
    ['brand.logo.on_dark', logo?.on_dark],
    ['brand.icon.image', icon?.image],
    ...franchises.makes.map((make, at): [string, string | undefined] => [
      `brand.franchises.makes[${at}].logo`,
      make.logo,
    ]),
  ];
  return named.flatMap(([path, source]) => (source === undefined ? [] : [{ path, source }]));
}
