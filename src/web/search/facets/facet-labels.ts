import { dollars } from '#domain/price/dollars.ts';
import { type ChoiceAttribute, choiceFacet } from '#domain/vehicle/facets.ts';
import type { SortName } from '#search/vehicle-search/criteria.ts';

/** `20000-29999` as `$20,000 to $29,999`. */
function bandLabel(value: string): string {
  const [from, to] = value.split('-').map(Number);
  const isBand = Number.isFinite(from) && Number.isFinite(to);
  return isBand ? `${dollars(from ?? 0)} to ${dollars(to ?? 0)}` : value;
}

/**
 * The label of a facet's value.
 *
 * @param dealerships the site's dealerships, for the names behind their slugs
 */
export function valueLabel(
  attribute: ChoiceAttribute,
  value: string,
  dealerships: readonly { slug: string; name: string }[] = [],
): string {
  if (attribute === 'dealership_slug')
    return dealerships.find(({ slug }) => slug === value)?.name ?? value;
  if (attribute === 'seats') return `${value} ${value === '1' ? 'seat' : 'seats'}`;
  if (attribute === 'sleeps') return `Sleeps ${value}`;
  if (attribute === 'axle_type') return /axle/i.test(value) ? value : `${value} axle`;
  if (attribute === 'cylinders') return `${value} cylinders`;
  if (attribute === 'engine_litres') return `${Number(value).toFixed(1)} L engine`;
  if (attribute === 'gears') return `${value} speed`;
  if (attribute === 'doors') return `${value} doors`;
  if (attribute === 'generation') return generationLabel(value);
  if (attribute === 'price_range') return bandLabel(value);
  if (attribute === 'weekly_price_range') return `${bandLabel(value)} / week`;
  const labels = choiceFacet(attribute).valueLabels;
  // values come from the address, so they may be any text, such as `constructor`
  return labels && Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}

/** `MQ`, `79 Series` */
function generationLabel(code: string): string {
  return code.endsWith(' series') ? code.replace('series', 'Series') : code.toUpperCase();
}

export const sortLabels: Record<SortName, string> = {
  featured: 'Featured',
  newest: 'Newest arrivals',
  price_asc: 'Price, lowest first',
  price_desc: 'Price, highest first',
  km_asc: 'Kilometres, lowest first',
  year_desc: 'Year, newest first',
  nearest: 'Nearest',
};
