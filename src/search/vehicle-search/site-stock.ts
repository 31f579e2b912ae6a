import { slugify } from '#domain/text/slugify.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { parseExpression } from '#search/engine/parse-expression.ts';
import type { SearchIndex } from '#search/engine/search-index.ts';
import type { Refinement, SearchRequest, SearchResult } from '#search/engine/search-request.ts';
import type { View } from '#search/engine/view.ts';
import type { CardDocument } from './card-document.ts';
import { collapseSold } from './collapse-sold.ts';
import { choiceAttributes, type Criteria, rangeAttributes, type SortName } from './criteria.ts';
import type { SearchVocabulary } from './parse-search-url.ts';

export interface StockPage {
  /** Exact, before consecutive sold vehicles are reduced to one. */
  total: number;
  /** From 1; the last page when the wish was for one behind it. */
  page: number;
  pages: number;
  vehicles: CardDocument[];
  facets: SearchResult['facets'];
  stats: SearchResult['stats'];
}

type Order = NonNullable<SearchRequest['sort']>;

const sortOrders: Record<SortName, Order> = {
  featured: [
    { by: 'custom_rank', direction: 'desc' },
    { by: 'created_at_timestamp', direction: 'desc' },
  ],
  price_asc: [{ by: 'price', direction: 'asc' }],
  price_desc: [{ by: 'price', direction: 'desc' }],
  km_asc: [{ by: 'km', direction: 'asc' }],
  year_desc: [
    { by: 'year', direction: 'desc' },
    { by: 'created_at_timestamp', direction: 'desc' },
  ],
  newest: [{ by: 'created_at_timestamp', direction: 'desc' }],
};

interface SiteStockParts {
  index: SearchIndex;
  view: View;
  settings: SiteSettings;
  card(id: number): CardDocument | undefined;
  revision(): number;
}

/** The stock of one site, for searching. */
export class SiteStock {
  readonly #parts: SiteStockParts;
  #vocabulary: { revision: number; words: SearchVocabulary } | undefined;

  constructor(parts: SiteStockParts) {
    this.#parts = parts;
  }

  search(criteria: Criteria): StockPage {
    const { settings } = this.#parts;
    const perPage = settings.search.page_size;
    let found = this.#find(criteria, (criteria.page - 1) * perPage, perPage);
    const pages = Math.max(1, Math.ceil(found.total / perPage));
    const page = Math.min(criteria.page, pages);
    if (page !== criteria.page) found = this.#find(criteria, (page - 1) * perPage, perPage);
    return {
      total: found.total,
      page,
      pages,
      vehicles: collapseSold(this.#cards(found.ids)),
      facets: found.facets,
      stats: found.stats,
    };
  }

  /** How many vehicles meet the criteria. */
  count(criteria: Criteria): number {
    return this.#find(criteria, 0, 0, false).total;
  }

  /** Whether the site lists the vehicle. */
  lists(id: number): boolean {
    const { index, view } = this.#parts;
    const refinements = { vehicle_id: { min: id, max: id } };
    return index.search({ view, refinements, limit: 0 }).total > 0;
  }

  /** The first vehicles that meet the criteria, without counts. */
  first(criteria: Criteria, limit: number): CardDocument[] {
    return this.#cards(this.#find(criteria, 0, limit, false).ids);
  }

  /** The values an attribute has in the whole stock, most frequent first. */
  values(attribute: string): [value: string, count: number][] {
    const { index, view } = this.#parts;
    return index.search({ view, facets: [attribute], limit: 0 }).facets[attribute] ?? [];
  }

  /** The stock's own spelling of makes and models, as the addresses name them. */
  get vocabulary(): SearchVocabulary {
    const revision = this.#parts.revision();
    if (this.#vocabulary?.revision !== revision) {
      this.#vocabulary = { revision, words: this.#readVocabulary() };
    }
    return this.#vocabulary.words;
  }

  close(): void {
    this.#parts.view.dispose();
  }

  #find(criteria: Criteria, offset: number, limit: number, counted = true): SearchResult {
    const { index, view, settings } = this.#parts;
    const { search } = settings;
    const sortBy = criteria.sortBy ?? (criteria.query ? undefined : search.default_sort);
    const needsPrice = sortBy === 'price_asc' && search.price_ascending_needs_price;
    const filter = needsPrice ? parseExpression('price > 0') : undefined;
    return index.search({
      view,
      ...(criteria.query && { text: criteria.query }),
      ...(filter?.ok && { filter: filter.expression }),
      refinements: refinements(criteria),
      ...(counted && {
        facets: search.facets.filter((facet) =>
          choiceAttributes.some((choice) => choice === facet),
        ),
        stats: rangeAttributes.filter((range) => search.facets.some((facet) => facet === range)),
      }),
      ...(sortBy && { sort: sortOrders[sortBy] }),
      offset,
      limit,
    });
  }

  #cards(ids: readonly number[]): CardDocument[] {
    return ids.map((id) => this.#parts.card(id)).filter((card) => card !== undefined);
  }

  #readVocabulary(): SearchVocabulary {
    const makes = new Map(this.values('make').map(([make]) => [slugify(make), make]));
    const models = new Map<string, Map<string, string>>();
    const { index, view, settings } = this.#parts;
    return {
      make: (slug) => makes.get(slug),
      model: (make, slug) => {
        let ofMake = models.get(make);
        if (!ofMake) {
          const { facets } = index.search({
            view,
            refinements: { make: { anyOf: [make] } },
            facets: ['model'],
            limit: 0,
          });
          ofMake = new Map((facets['model'] ?? []).map(([model]) => [slugify(model), model]));
          models.set(make, ofMake);
        }
        return ofMake.get(slug);
      },
      dealership: (slug) =>
        settings.dealerships.find((dealership) => dealership.slug === slug)?.slug,
    };
  }
}

function refinements({ choices, ranges }: Criteria): Record<string, Refinement> {
  const chosen = Object.entries(choices).map(
    ([attribute, anyOf]) => [attribute, { anyOf }] as const,
  );
  return Object.fromEntries<Refinement>([...chosen, ...Object.entries(ranges)]);
}
