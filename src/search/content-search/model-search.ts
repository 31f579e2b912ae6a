import type { Manufacturer, Model } from '#domain/manufacturer/manufacturer.ts';
import { modelBodies } from '#domain/manufacturer/model-facts.ts';
import type { IndexSchema } from '#search/engine/search-index.ts';
import { FacetedList, type ListPage, type ValueCounts } from './faceted-list.ts';
import type { ModelCriteria } from './model-criteria.ts';

/** A model and its manufacturer. */
export interface ListedModel extends Model {
  manufacturer: Pick<Manufacturer, 'id' | 'name' | 'slug'>;
}

const schema: IndexSchema = {
  columns: { 'manufacturer.name': 'keyword', 'model.name': 'keyword', 'model.body': 'keywords' },
  text: {},
};

/** Searches the models of a site's manufacturers, except inactive ones. */
export class ModelSearch {
  readonly #models: readonly ListedModel[];
  readonly #list: FacetedList<ListedModel>;

  constructor(manufacturers: readonly Manufacturer[], perPage: number) {
    this.#models = manufacturers.flatMap(({ models, id, name, slug }) =>
      models
        .filter(({ status }) => status !== 'inactive')
        .map((model) => ({ ...model, manufacturer: { id, name, slug } })),
    );
    this.#list = new FacetedList({
      schema,
      items: this.#models,
      row: (model) => ({
        'manufacturer.name': model.manufacturer.name,
        'model.name': model.name,
        'model.body': modelBodies(model),
      }),
      perPage,
    });
  }

  search({ page, bodies, manufacturers, models }: ModelCriteria): ListPage<ListedModel> {
    return this.#list.page(page, {
      facets: ['manufacturer.name', 'model.name', 'model.body'],
      refinements: {
        'manufacturer.name': { anyOf: manufacturers },
        'model.name': { anyOf: models },
        'model.body': { anyOf: bodies },
      },
    });
  }

  /** Converts the criteria to the models' own spelling. */
  spelled(criteria: ModelCriteria): ModelCriteria {
    return {
      ...criteria,
      bodies: this.#list.withOwnSpelling('model.body', criteria.bodies),
      manufacturers: this.#list.withOwnSpelling('manufacturer.name', criteria.manufacturers),
      models: this.#list.withOwnSpelling('model.name', criteria.models),
    };
  }

  /** Lists the bodies of all models, most frequent first. */
  bodies(): ValueCounts {
    return this.#list.values('model.body');
  }

  bySlug(slug: string): ListedModel | undefined {
    return this.#models.find((model) => model.slug === slug);
  }

  all(): readonly ListedModel[] {
    return this.#models;
  }
}
