import { modelBuildAddress } from '#domain/manufacturer/build-and-price-address.ts';
import { modelAddress, modelBodies, modelPicture } from '#domain/manufacturer/model-facts.ts';
import type { ListedModel } from '#search/content-search/model-search.ts';
import type { ContentSettings } from '#site/settings/content.ts';
import { type PictureView, pictureView } from '#web/ui/card/picture-view.ts';

/** A model's card. */
export interface ModelCardView {
  slug: string;
  href: string;
  name: string;
  manufacturer: string;
  bodies: string[];
  isComing: boolean;
  picture: PictureView | undefined;
  /** The address of the page on which shoppers build and price it; undefined if the site has none. */
  build: string | undefined;
}

export function modelCardView(
  model: ListedModel,
  { build_and_price: canBuild }: Pick<ContentSettings, 'build_and_price'>,
): ModelCardView {
  return {
    slug: model.slug,
    href: modelAddress(model),
    name: model.name,
    manufacturer: model.manufacturer.name,
    bodies: modelBodies(model),
    isComing: model.status === 'coming_soon',
    picture: modelPictureView(model),
    build: canBuild ? modelBuildAddress(model) : undefined,
  };
}

export function modelPictureView(model: ListedModel): PictureView | undefined {
  const source = modelPicture(model);
  // the model's name is next to the picture
  return source === undefined ? undefined : pictureView('content', 0, source, '');
}
