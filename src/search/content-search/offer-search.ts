import type { Offer } from '#domain/offer/offer.ts';
import type { IndexSchema } from '#search/engine/search-index.ts';
import { FacetedList, type ListPage } from './faceted-list.ts';
import type { OfferCriteria } from './offer-criteria.ts';

const schema: IndexSchema = {
  columns: { categories: 'keywords', price: 'number' },
  text: {},
};

/** Searches the offers that a site shows. */
export class OfferSearch {
  readonly #offers: readonly Offer[];
  readonly #list: FacetedList<Offer>;

  constructor(offers: readonly Offer[], perPage: number) {
    this.#offers = offers;
    this.#list = new FacetedList({
      schema,
      items: offers,
      row: ({ category, price }) => ({ categories: category ? [category] : [], price }),
      perPage,
    });
  }

  search({ page, categories, price }: OfferCriteria): ListPage<Offer> {
    return this.#list.page(page, {
      facets: ['categories'],
      stats: ['price'],
      refinements: { categories: { anyOf: categories }, ...(price && { price }) },
    });
  }

  /** Converts the criteria to the offers' own spelling. */
  spelled(criteria: OfferCriteria): OfferCriteria {
    return {
      ...criteria,
      categories: this.#list.withOwnSpelling('categories', criteria.categories),
    };
  }

  byId(id: string): Offer | undefined {
    return this.#offers.find((offer) => offer.id === id);
  }

  /** Lists the offers for a model. @param slug the model's slug */
  ofModel(slug: string): Offer[] {
    return this.#offers.filter((offer) => offer.model?.slug === slug);
  }

  all(): readonly Offer[] {
    return this.#offers;
  }
}
