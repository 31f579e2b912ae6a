import type { Manufacturer, Model } from '#domain/manufacturer/manufacturer.ts';
import { modelBodies } from '#domain/manufacturer/model-facts.ts';
import type { IndexSchema } from '#search/engine/search-index.ts';
import { FacetedList, type ListPage, type ValueCounts } from './faceted-list.ts';
import type { ModelCriteria } from './model-criteria.ts';

/** A model with who makes it. */
export interface ListedModel extends Model {
  manufacturer: Pick<Manufacturer, 'id' | 'name' | 'slug'>;
}

const schema: IndexSchema = {
  columns: { 'manufacturer.name': 'keyword', 'model.name': 'keyword', 'model.body': 'keywords' },
  text: {},
};

/** The models of a site's manufacturers; those that are inactive are not among them. */
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

  /** The criteria in the models' own spelling. */
  spelled(criteria: ModelCriteria): ModelCriteria {
    return {
      ...criteria,
      bodies: this.#list.spelled('model.body', criteria.bodies),
      manufacturers: this.#list.spelled('manufacturer.name', criteria.manufacturers),
      models: this.#list.spelled('model.name', criteria.models),
    };
  }

  /** The bodies of all models, most frequent first. */
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
