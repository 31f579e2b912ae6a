import type { Manufacturer } from './manufacturer.ts';

/** The page of a manufacturer's brand on a site. */
export function brandPath({ slug }: Pick<Manufacturer, 'slug'>): string {
  return `/${slug}/overview`;
}

/**
 * Where a brand's tile leads: to the address that the dealer gave, to the stock if the brand has no page, else to its
 * page. Source: specification 2, section 2, "Brands and header menus".
 */
export function brandAddress(
  brand: Pick<Manufacturer, 'slug' | 'override_url' | 'skip_page'>,
): string {
  return brand.override_url ?? (brand.skip_page ? `/search/${brand.slug}` : brandPath(brand));
}
