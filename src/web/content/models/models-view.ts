import type { ListPage, ValueCounts } from '#search/content-search/faceted-list.ts';
import {
  allModels,
  type ModelCriteria,
  modelsAddress,
} from '#search/content-search/model-criteria.ts';
import type { ListedModel } from '#search/content-search/model-search.ts';
import type { ContentSettings } from '#site/settings/content.ts';
import { type OptionView, optionViews } from '#web/content/listing/option-view.ts';
import type { PillLinkView } from '#web/content/listing/pill-links.tsx';
import { type PagingView, pagingView } from '#web/listing/paging-view.ts';
import { type ModelCardView, modelCardView } from './model-card-view.ts';

/** The page of models. */
export interface ModelsView {
  heading: string;
  /** `26 models` */
  count: string;
  total: number;
  /** The canonical address of this search. */
  canonical: string;
  /** Links to the body types, "All Vehicles" first. */
  bodies: PillLinkView[];
  /** The selected body types, which the form sends in hidden fields. */
  chosenBodies: readonly string[];
  manufacturers: OptionView[];
  models: OptionView[];
  cards: ModelCardView[];
  isFiltered: boolean;
  /** The address without filters. */
  clear: string;
  paging: PagingView;
}

export function modelsView(
  criteria: ModelCriteria,
  found: ListPage<ListedModel>,
  allBodies: ValueCounts,
  settings: Pick<ContentSettings, 'build_and_price'>,
): ModelsView {
  const { bodies, manufacturers, models } = criteria;
  const effective = { ...criteria, page: found.page };
  const makers = optionViews(found.facets['manufacturer.name'], manufacturers);
  return {
    heading: [...(bodies.length === 1 ? bodies : []), 'models'].join(' '),
    count: `${found.total} ${found.total === 1 ? 'model' : 'models'}`,
    total: found.total,
    canonical: modelsAddress(effective),
    bodies: bodyLinks(criteria, found.facets['model.body'] ?? [], allBodies),
    chosenBodies: bodies,
    // a single manufacturer leaves nothing to choose
    manufacturers: makers.length > 1 || manufacturers.length > 0 ? byLabel(makers) : [],
    models: byLabel(optionViews(found.facets['model.name'], models)),
    cards: found.items.map((model) => modelCardView(model, settings)),
    isFiltered: bodies.length + manufacturers.length + models.length > 0,
    clear: modelsAddress(allModels),
    paging: pagingView(found, (page) => modelsAddress({ ...effective, page })),
  };
}

/** Every body type is always listed, in the same order, with its current count. */
function bodyLinks(
  criteria: ModelCriteria,
  counts: ValueCounts,
  allBodies: ValueCounts,
): PillLinkView[] {
  const counted = new Map(counts);
  const addressOf = (bodies: readonly string[]): string =>
    modelsAddress({ ...criteria, page: 1, bodies });
  return [
    {
      label: 'All Vehicles',
      count: undefined,
      href: addressOf([]),
      current: criteria.bodies.length === 0,
    },
    ...allBodies.map(([body]) => ({
      label: body,
      count: counted.get(body) ?? 0,
      href: addressOf([body]),
      current: criteria.bodies.includes(body),
    })),
  ];
}

function byLabel(options: readonly OptionView[]): OptionView[] {
  return options.toSorted((a, b) => a.label.localeCompare(b.label, 'en-AU', { numeric: true }));
}
