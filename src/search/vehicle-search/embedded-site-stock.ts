import type { SiteSettings } from '#site/site-settings.ts';
import {
  and,
  equals,
  everything as everyVehicle,
  type Expression,
  moreThan,
  not,
  oneOf,
} from '#search/engine/expression.ts';
import type { SearchIndex } from '#search/engine/search-index.ts';
import type { Refinement, SearchRequest, SearchResult } from '#search/engine/search-request.ts';
import type { View } from '#search/engine/view.ts';
import type { CardDocument } from './card-document.ts';
import { collapseSold } from './collapse-sold.ts';
import {
  type ChoiceAttribute,
  choiceAttributes,
  type Criteria,
  rangeAttributes,
  type SortName,
} from './criteria.ts';
import { pageOfParts } from './page-of-parts.ts';
import type { SiteStock, StockPage } from './stock-search.ts';
import { stockVocabulary, type StockVocabulary } from './stock-vocabulary.ts';

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

/** The stock of one site in our own engine. */
export class EmbeddedSiteStock implements SiteStock {
  readonly #parts: SiteStockParts;
  #vocabulary: { revision: number; words: StockVocabulary } | undefined;

  constructor(parts: SiteStockParts) {
    this.#parts = parts;
  }

  async search(criteria: Criteria): Promise<StockPage> {
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

  async count(criteria: Criteria): Promise<number> {
    return this.#find(criteria, 0, 0, false).total;
  }

  async first(criteria: Criteria, limit: number): Promise<CardDocument[]> {
    return this.#cards(this.#find(criteria, 0, limit, false).ids);
  }

  async lists(id: number): Promise<boolean> {
    const { index, view } = this.#parts;
    const refinements = { vehicle_id: { min: id, max: id } };
    return index.search({ view, refinements, limit: 0 }).total > 0;
  }

  async vocabulary(): Promise<StockVocabulary> {
    const { index, view, settings, revision } = this.#parts;
    const current = revision();
    if (this.#vocabulary?.revision !== current) {
      const { facets } = index.search({ view, facets: choiceAttributes, limit: 0 });
      const dealerships = settings.dealerships.map(({ slug }) => slug);
      this.#vocabulary = { revision: current, words: stockVocabulary(facets, dealerships) };
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
    const filter = needsPrice ? moreThan('price', 0) : everyVehicle;
    const wanted = {
      view,
      ...(criteria.query && { text: criteria.query }),
      filter,
      refinements: refinements(criteria),
      ...(sortBy && { sort: sortOrders[sortBy] }),
    };
    const counts = counted && {
      facets: [...new Set([...search.facets.filter(isChoice), ...alwaysCounted])],
      stats: rangeAttributes.filter((range) => search.facets.some((facet) => facet === range)),
    };
    if (sortBy !== 'featured' || search.series_order.length === 0) {
      return index.search({ ...wanted, ...counts, offset, limit });
    }
    const parts = seriesParts(search.series_order);
    const ids = pageOfParts(parts, { offset, limit }, (part, from, most) =>
      index.search({ ...wanted, filter: and(filter, part), offset: from, limit: most }),
    );
    return { ...index.search({ ...wanted, ...counts, limit: 0 }), ids };
  }

  #cards(ids: readonly number[]): CardDocument[] {
    return ids.map((id) => this.#parts.card(id)).filter((card) => card !== undefined);
  }
}

/** The named series one after the other, then all the rest. Source: specification 1, section 9. */
function seriesParts(order: readonly string[]): Expression[] {
  return [...order.map((series) => equals('series', series)), not(oneOf('series', order))];
}

/** What the displayed count is made of, whichever filters the page has. */
const alwaysCounted = ['status', 'car_type'] as const;

function isChoice(attribute: string): attribute is ChoiceAttribute {
  return choiceAttributes.some((choice) => choice === attribute);
}

function refinements({ choices, ranges }: Criteria): Record<string, Refinement> {
  const chosen = Object.entries(choices).map(
    ([attribute, anyOf]) => [attribute, { anyOf }] as const,
  );
  return Object.fromEntries<Refinement>([...chosen, ...Object.entries(ranges)]);
}
