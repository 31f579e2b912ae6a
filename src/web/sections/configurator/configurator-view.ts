import { buildAndPricePath } from '#domain/manufacturer/build-and-price-address.ts';
import type { RequestServices } from '#services/request-services.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import { type ModelHeadView, modelHeadView } from '#web/sections/model-head/model-head-view.ts';
import { sectionPicture } from '#web/sections/section-picture.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';

type Content = SectionContent<'configurator'>;

export interface ConfiguratorView extends Pick<ModelHeadView, 'title' | 'from' | 'inStock'> {
  /** The page with the form that asks for a price. */
  action: string;
  /** The model's slug. */
  model: string;
  /** `An Aldous`, as the summary begins. */
  maker: string;
  versions: Content['versions'];
  paints: { name: string; colour: string; picture: PictureView }[];
  interiors: Content['interiors'];
}

/** Undefined for a model that the site does not present. */
export async function configuratorView(
  { model, versions, paints, interiors }: Content,
  services: RequestServices,
): Promise<ConfiguratorView | undefined> {
  const head = await modelHeadView({ model }, services);
  const manufacturer = (await services.content()).models.bySlug(model)?.manufacturer.name;
  if (!head || manufacturer === undefined) return undefined;
  const { title, from, inStock, build } = head;
  return {
    title,
    from,
    inStock,
    action: build === undefined ? '/contact' : buildAndPricePath,
    model,
    maker: `${/^[aeiou]/i.test(manufacturer) ? 'An' : 'A'} ${manufacturer}`,
    versions,
    paints: paints.map(({ name, colour, picture }) => ({
      name,
      colour,
      picture: sectionPicture(picture),
    })),
    interiors,
  };
}
