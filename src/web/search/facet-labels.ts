import { dollars } from '#domain/price/dollars.ts';
import { bodyLabels } from '#domain/vehicle/simple-body.ts';
import type { ChoiceAttribute, RangeAttribute, SortName } from '#search/vehicle-search/criteria.ts';

/** What the filters are called on the page. */
export const facetLabels: Record<ChoiceAttribute | RangeAttribute, string> = {
  badge: 'Badge',
  body: 'Body type',
  car_type: 'Condition',
  categories: 'Category',
  certified: 'Certified',
  city: 'City',
  colour: 'Colour',
  dealership_name: 'Dealership',
  dealership_slug: 'Dealership',
  drive: 'Drive',
  filtered_features: 'Features',
  finance_eligible: 'Finance',
  fuel: 'Fuel',
  item_type: 'Kind',
  km: 'Kilometres',
  location_name: 'Location',
  make: 'Make',
  make_model: 'Make and model',
  model: 'Model',
  price: 'Price',
  price_range: 'Price range',
  seats: 'Seats',
  series: 'Series',
  state: 'State',
  status: 'Availability',
  subscription_price: 'Weekly price',
  tag: 'Label',
  transmission: 'Transmission',
  weekly_price_range: 'Weekly price range',
  year: 'Year',
};

const valueLabels: Partial<Record<ChoiceAttribute, Record<string, string>>> = {
  body: bodyLabels,
  car_type: { new: 'New', used: 'Used', demo: 'Demo' },
  item_type: { car: 'Cars', motorcycle: 'Motorcycles', truck: 'Trucks', caravan: 'Caravans' },
  status: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' },
  finance_eligible: { true: 'Finance available', false: 'Without finance' },
  certified: { true: 'Certified', false: 'Not certified' },
};

/** `20000-29999` as `$20,000 to $29,999`. */
function bandLabel(value: string): string {
  const [from, to] = value.split('-').map(Number);
  const isBand = Number.isFinite(from) && Number.isFinite(to);
  return isBand ? `${dollars(from ?? 0)} to ${dollars(to ?? 0)}` : value;
}

/** @param dealerships the site's, by whose slug a search may be narrowed */
export function valueLabel(
  attribute: ChoiceAttribute,
  value: string,
  dealerships: readonly { slug: string; name: string }[] = [],
): string {
  if (attribute === 'dealership_slug')
    return dealerships.find(({ slug }) => slug === value)?.name ?? value;
  if (attribute === 'seats') return `${value} ${value === '1' ? 'seat' : 'seats'}`;
  if (attribute === 'price_range') return bandLabel(value);
  if (attribute === 'weekly_price_range') return `${bandLabel(value)} / week`;
  const labels = valueLabels[attribute];
  // a shopper's address may name anything, `constructor` too
  return labels && Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
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
