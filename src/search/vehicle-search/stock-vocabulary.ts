import { slugify } from '#domain/text/slugify.ts';
import type { ChoiceAttribute } from '#domain/vehicle/facets.ts';

export type ValueCounts = readonly (readonly [value: string, count: number])[];

/** Finds the stock's own spelling of the names in an address. */
export interface SearchVocabulary {
  make(slug: string): string | undefined;
  model(make: string, slug: string): string | undefined;
  dealership(slug: string): string | undefined;
}

/** The words that describe a site's whole stock. */
export interface StockVocabulary extends SearchVocabulary {
  /** The values of an attribute, most frequent first. */
  values(attribute: ChoiceAttribute): ValueCounts;
  /** The models of a make, in no particular order. */
  modelsOf(make: string): readonly string[];
  /** The places of the stock, as `placeKey` encodes them. */
  places: readonly string[];
}

/**
 * @param facets the counted values of every choice attribute and of `place`
 * @param dealerships the slugs of the site's dealerships
 */
export function stockVocabulary(
  facets: Readonly<Record<string, ValueCounts>>,
  dealerships: readonly string[],
): StockVocabulary {
  const values = (attribute: ChoiceAttribute): ValueCounts => facets[attribute] ?? [];
  const makes = new Map(values('make').map(([make]) => [slugify(make), make]));
  const models = modelsByMake(
    values('make').map(([make]) => make),
    new Set(values('model').map(([model]) => model)),
    values('make_model').map(([makeModel]) => makeModel),
  );
  const modelsOf = (make: string): readonly string[] => models.get(make) ?? [];
  return {
    values,
    modelsOf,
    places: (facets['place'] ?? []).map(([place]) => place),
    make: (slug) => makes.get(slug),
    model: (make, slug) => modelsOf(make).find((model) => slugify(model) === slug),
    dealership: (slug) => dealerships.find((dealership) => dealership === slug),
  };
}

/** `make_model` is `Make Model`. Either may contain spaces, so both must be known values. */
function modelsByMake(
  makes: readonly string[],
  models: ReadonlySet<string>,
  makeModels: readonly string[],
): Map<string, string[]> {
  const byMake = new Map<string, string[]>();
  for (const make of makes) {
    const own = makeModels
      .filter((text) => text.startsWith(`${make} `))
      .map((text) => text.slice(make.length + 1))
      .filter((model) => models.has(model));
    byMake.set(make, own);
  }
  return byMake;
}
