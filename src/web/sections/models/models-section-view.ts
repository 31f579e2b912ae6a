import { modelBodies } from '#domain/manufacturer/model-facts.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';
import { allModels, modelsAddress } from '#search/content-search/model-criteria.ts';
import { type ModelCardView, modelCardView } from '#web/content/models/model-card-view.ts';
import type { LinkView } from '#web/site/site-view.ts';

export interface ModelsSectionView {
  title: string | undefined;
  text: string | undefined;
  cards: ModelCardView[];
  all: LinkView;
}

export async function modelsSectionView(
  { title, text, brand, body, limit }: SectionContent<'models'>,
  { content, site }: RequestServices,
): Promise<ModelsSectionView | undefined> {
  const { models } = await content();
  const found = models
    .all()
    .filter(
      (model) =>
        (brand === undefined || model.manufacturer.slug === brand) &&
        (body === undefined || modelBodies(model).includes(body)),
    );
  if (found.length === 0) return undefined;
  const maker = brand === undefined ? undefined : found[0]?.manufacturer.name;
  return {
    title,
    text,
    cards: found.slice(0, limit).map((model) => modelCardView(model, site.settings.content)),
    all: {
      label: maker ? `See all ${maker} models` : 'See all models',
      href: modelsAddress({
        ...allModels,
        bodies: body === undefined ? [] : [body],
        manufacturers: maker === undefined ? [] : [maker],
      }),
    },
  };
}
