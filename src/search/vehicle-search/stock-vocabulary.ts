import { slugify } from '#domain/text/slugify.ts';
import { type ChoiceAttribute, choiceAttributes } from '#domain/vehicle/facets.ts';
import { foldKeyword } from '#search/engine/keywords/fold-keyword.ts';
import { hasRepaymentSearch, type RepaymentSource } from './repayment/repayment-filter.ts';

export type ValueCounts = readonly (readonly [value: string, count: number])[];

/** Finds the stock's own spelling of the names in an address. */
export interface SearchVocabulary {
  make(slug: string): string | undefined;
  model(make: string, slug: string): string | undefined;
  dealership(slug: string): string | undefined;
  /** Whether shoppers can search by repayments, so that an address may name them, a deposit and a term. */
  hasRepayments: boolean;
}

/** The attributes of which menus and tiles show each value, with the number in stock. */
export const tileAttributes = ['make', 'body', 'car_type'] as const satisfies ChoiceAttribute[];
export type TileAttribute = (typeof tileAttributes)[number];

/** The attributes whose values a vocabulary contains. */
export const vocabularyAttributes = [...choiceAttributes, 'place', 'finance'] as const;

/** The words that describe a site's whole stock. */
export interface StockVocabulary extends SearchVocabulary {
  /** The values of an attribute, most frequent first. */
  values(attribute: ChoiceAttribute): ValueCounts;
  /** The values among the vehicles in stock, most frequent first. */
  inStock(attribute: TileAttribute): ValueCounts;
  /** The models of a make, in no particular order. */
  modelsOf(make: string): readonly string[];
  /** The places of the stock, as `placeKey` encodes them. */
  places: readonly string[];
  /** The number of vehicles at each place. */
  placeCounts: ValueCounts;
  /** What repayments follow from besides prices, as `financeKeys` encodes it. */
  financeKeys: readonly string[];
}

/** Whether the site lists any vehicle at all, even a sold one. */
export function hasStock(vocabulary: Pick<StockVocabulary, 'values'>): boolean {
  return vocabulary.values('make').length > 0;
}

/**
 * @param facets the counted values of `vocabularyAttributes`
 * @param facetsInStock the counts of `tileAttributes` among the vehicles in stock
 * @param dealerships the slugs of the site's dealerships
 * @param repayments undefined for a site without finance
 */
export function stockVocabulary(
  facets: Readonly<Record<string, ValueCounts>>,
  facetsInStock: Readonly<Record<string, ValueCounts>>,
  dealerships: readonly string[],
  repayments?: Pick<RepaymentSource, 'finance' | 'quotesOnRateCard'>,
): StockVocabulary {
  const values = (attribute: ChoiceAttribute): ValueCounts => facets[attribute] ?? [];
  const makes = new Map(values('make').map(([make]) => [slugify(make), make]));
  const models = modelsByMake(
    values('make').map(([make]) => make),
    values('model').map(([model]) => model),
    values('make_model').map(([makeModel]) => makeModel),
  );
  const financeKeys = (facets['finance'] ?? []).map(([key]) => key);
  const modelsOf = (make: string): readonly string[] => models.get(make) ?? [];
  return {
    values,
    inStock: (attribute) => facetsInStock[attribute] ?? [],
    modelsOf,
    places: (facets['place'] ?? []).map(([place]) => place),
    placeCounts: facets['place'] ?? [],
    financeKeys,
    make: (slug) => makes.get(slug),
    model: (make, slug) => modelsOf(make).find((model) => slugify(model) === slug),
    hasRepayments: repayments ? hasRepaymentSearch({ ...repayments, keys: financeKeys }) : false,
    dealership: (slug) => dealerships.find((dealership) => dealership === slug),
  };
}

/** `make_model` is `Make Model`, perhaps spelled otherwise. Either may contain spaces, so both must be known values. */
function modelsByMake(
  makes: readonly string[],
  models: readonly string[],
  makeModels: readonly string[],
): Map<string, string[]> {
  const spelledModels = new Map(models.map((model) => [foldKeyword(model), model]));
  const foldedPairs = makeModels.map(foldKeyword);
  const byMake = new Map<string, string[]>();
  for (const make of makes) {
    const start = `${foldKeyword(make)} `;
    const own = foldedPairs
      .filter((pair) => pair.startsWith(start))
      .map((pair) => spelledModels.get(pair.slice(start.length)))
      .filter((model) => model !== undefined);
    byMake.set(make, own);
  }
  return byMake;
}
