import { bodyStyleLabels } from './mechanical/body-styles-of.ts';
import { cabLabels } from './mechanical/cab-of.ts';
import { bodyLabels } from './spelling/simple-body.ts';

/** An attribute that shoppers filter by choosing values. */
interface ChoiceFacet {
  kind: 'choice';
  label: string;
  /** The type of the attribute's value. */
  column: 'keyword' | 'keywords' | 'number' | 'boolean';
  /** Labels for values that are not readable as the feed writes them. */
  valueLabels?: Readonly<Record<string, string>>;
  /** Its values mean little until the shopper has chosen a value of this facet. */
  after?: 'make' | 'model';
  /** Works in URLs, but no page offers it and the search service does not count it. */
  isOnlyInAddresses?: true;
}

/** An attribute that shoppers filter by a minimum and a maximum. */
export interface RangeFacet {
  kind: 'range';
  label: string;
  column: 'number';
  unit: 'dollars' | 'dollars a week' | 'km' | 'year' | 'ft' | 'kg';
  /** A two-thumb slider does not help with a short list of years or lengths. */
  hasNoSlider?: true;
  /** Follows from other facts and the site's settings, so that the index has no such column. */
  isComputed?: true;
}

/** An attribute that the search service counts but no page filters by. */
interface ServiceFacet {
  kind: 'service';
  column: 'number';
}

/**
 * Every facet of the stock, in the order of URL parameters. Settings, URLs, index columns, the search service and the
 * page's filters all derive from this table.
 */
export const facets = {
  car_type: {
    kind: 'choice',
    label: 'Condition',
    column: 'keyword',
    valueLabels: { new: 'New', used: 'Used', demo: 'Demo' },
  },
  make: { kind: 'choice', label: 'Make', column: 'keyword' },
  model: { kind: 'choice', label: 'Model', column: 'keyword', after: 'make' },
  badge: { kind: 'choice', label: 'Badge', column: 'keyword', after: 'model' },
  series: { kind: 'choice', label: 'Series', column: 'keyword' },
  body: { kind: 'choice', label: 'Body type', column: 'keyword', valueLabels: bodyLabels },
  seats: { kind: 'choice', label: 'Seats', column: 'number' },
  sleeps: { kind: 'choice', label: 'Berths', column: 'number' },
  fuel: { kind: 'choice', label: 'Fuel', column: 'keyword' },
  transmission: { kind: 'choice', label: 'Transmission', column: 'keyword' },
  drive: { kind: 'choice', label: 'Drive', column: 'keyword' },
  axle_type: { kind: 'choice', label: 'Axles', column: 'keyword' },
  colour: { kind: 'choice', label: 'Colour', column: 'keyword' },
  state: { kind: 'choice', label: 'State', column: 'keyword' },
  city: { kind: 'choice', label: 'City', column: 'keyword' },
  location_name: { kind: 'choice', label: 'Location', column: 'keyword' },
  dealership_name: { kind: 'choice', label: 'Dealership', column: 'keyword' },
  dealership_slug: {
    kind: 'choice',
    label: 'Dealership',
    column: 'keyword',
    isOnlyInAddresses: true,
  },
  filtered_features: { kind: 'choice', label: 'Features', column: 'keywords' },
  categories: { kind: 'choice', label: 'Category', column: 'keywords' },
  item_type: {
    kind: 'choice',
    label: 'Kind',
    column: 'keyword',
    valueLabels: { car: 'Cars', motorcycle: 'Motorcycles', truck: 'Trucks', caravan: 'Caravans' },
  },
  make_model: { kind: 'choice', label: 'Make and model', column: 'keyword' },
  status: {
    kind: 'choice',
    label: 'Availability',
    column: 'keyword',
    valueLabels: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' },
  },
  tag: { kind: 'choice', label: 'Label', column: 'keyword' },
  certified: {
    kind: 'choice',
    label: 'Certified',
    column: 'boolean',
    valueLabels: { true: 'Certified', false: 'Not certified' },
  },
  finance_eligible: {
    kind: 'choice',
    label: 'Finance',
    column: 'boolean',
    valueLabels: { true: 'Finance available', false: 'Without finance' },
  },
  price_range: { kind: 'choice', label: 'Price range', column: 'keyword' },
  weekly_price_range: { kind: 'choice', label: 'Weekly subscription range', column: 'keyword' },
  // what shoppers type; derived from the vehicle's facts by `mechanical/`
  cylinders: { kind: 'choice', label: 'Cylinders', column: 'number', isOnlyInAddresses: true },
  engine_litres: { kind: 'choice', label: 'Engine', column: 'number', isOnlyInAddresses: true },
  induction: {
    kind: 'choice',
    label: 'Induction',
    column: 'keyword',
    valueLabels: { turbo: 'Turbo' },
    isOnlyInAddresses: true,
  },
  gears: { kind: 'choice', label: 'Gears', column: 'number', isOnlyInAddresses: true },
  doors: { kind: 'choice', label: 'Doors', column: 'number', isOnlyInAddresses: true },
  plug_in: {
    kind: 'choice',
    label: 'Plug-in hybrid',
    column: 'boolean',
    valueLabels: { true: 'Plug-in hybrid', false: 'Not plug-in' },
    isOnlyInAddresses: true,
  },
  cab: {
    kind: 'choice',
    label: 'Cab',
    column: 'keyword',
    valueLabels: cabLabels,
    isOnlyInAddresses: true,
  },
  body_style: {
    kind: 'choice',
    label: 'Body style',
    column: 'keywords',
    valueLabels: bodyStyleLabels,
    isOnlyInAddresses: true,
  },
  generation: { kind: 'choice', label: 'Generation', column: 'keywords', isOnlyInAddresses: true },
  price: { kind: 'range', label: 'Price', column: 'number', unit: 'dollars' },
  subscription_price: {
    kind: 'range',
    label: 'Weekly subscription',
    column: 'number',
    unit: 'dollars a week',
  },
  // dollars a week, whole ones: a repayment of $119.20 counts as $120
  repayment: {
    kind: 'range',
    label: 'Repayment',
    column: 'number',
    unit: 'dollars a week',
    isComputed: true,
  },
  km: { kind: 'range', label: 'Kilometres', column: 'number', unit: 'km' },
  year: { kind: 'range', label: 'Year', column: 'number', unit: 'year', hasNoSlider: true },
  body_length: { kind: 'range', label: 'Length', column: 'number', unit: 'ft', hasNoSlider: true },
  tare_weight: {
    kind: 'range',
    label: 'Tare weight',
    column: 'number',
    unit: 'kg',
    hasNoSlider: true,
  },
  aggregate_trailer_mass: {
    kind: 'range',
    label: 'Loaded weight (ATM)',
    column: 'number',
    unit: 'kg',
    hasNoSlider: true,
  },
  created_at_timestamp: { kind: 'service', column: 'number' },
} as const satisfies Record<string, ChoiceFacet | RangeFacet | ServiceFacet>;

type Facets = typeof facets;
type NamesOf<Kind> = {
  [Name in keyof Facets]: Facets[Name]['kind'] extends Kind ? Name : never;
}[keyof Facets];

export type FacetName = keyof Facets;
export type ChoiceAttribute = NamesOf<'choice'>;
export type RangeAttribute = NamesOf<'range'>;

// Object.keys returns string[]
export const facetNames = Object.keys(facets) as FacetName[];
export const choiceAttributes = facetNames.filter(isChoice);
export const rangeAttributes = facetNames.filter(isRange);

export function isChoice(name: string): name is ChoiceAttribute {
  return kindOf(name) === 'choice';
}

export function isRange(name: string): name is RangeAttribute {
  return kindOf(name) === 'range';
}

/** The facets that are columns of the index. */
export const indexedFacets = facetNames.filter(
  (name): name is Exclude<FacetName, ComputedRange> => !isRange(name) || !isComputed(name),
);

/** A range whose bounds an engine translates to bounds on indexed facts. */
export type ComputedRange = {
  [Name in RangeAttribute]: Facets[Name] extends { isComputed: true } ? Name : never;
}[RangeAttribute];

export function isComputed(name: RangeAttribute): name is ComputedRange {
  return rangeFacet(name).isComputed ?? false;
}

type OnlyInAddresses = {
  [Name in FacetName]: Facets[Name] extends { isOnlyInAddresses: true } ? Name : never;
}[FacetName];

/** Whether a site's settings can list a filter for the facet. */
export function isOffered(
  name: FacetName,
): name is Exclude<ChoiceAttribute | RangeAttribute, OnlyInAddresses | ComputedRange> {
  return isRange(name) ? !isComputed(name) : isChoice(name) && !choiceFacet(name).isOnlyInAddresses;
}

function kindOf(name: string): string | undefined {
  return Object.hasOwn(facets, name) ? facets[name as FacetName].kind : undefined;
}

export function choiceFacet(attribute: ChoiceAttribute): ChoiceFacet {
  return facets[attribute];
}

export function rangeFacet(attribute: RangeAttribute): RangeFacet {
  return facets[attribute];
}
