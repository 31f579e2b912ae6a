import { modelBuildAddress } from '#domain/manufacturer/build-and-price-address.ts';
import { modelAddress, modelBodies } from '#domain/manufacturer/model-facts.ts';
import { modelPictureView } from '#web/content/models/model-card-view.ts';
import { requestServices } from '#web/request-services.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';
import type { Route } from './+types/models-menu-route.ts';

export interface ModelsMenuView {
  /** The manufacturers' body types, most frequent first. */
  bodies: string[];
  models: {
    name: string;
    /** Undefined if the site presents one manufacturer. */
    manufacturer: string | undefined;
    href: string;
    bodies: string[];
    picture: PictureView | undefined;
    /** The page on which shoppers build and price it; undefined if the site has none. */
    build: string | undefined;
  }[];
}

/** `GET /menus/models.json`: what the header's menu of models lists. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { build_and_price: canBuild } = services.site.settings.content;
  const { models } = await services.content();
  const all = models.all();
  const hasSeveral = new Set(all.map(({ manufacturer }) => manufacturer.id)).size > 1;
  const view: ModelsMenuView = {
    bodies: models.bodies().map(([body]) => body),
    models: all.map((model) => ({
      name: model.name,
      manufacturer: hasSeveral ? model.manufacturer.name : undefined,
      href: modelAddress(model),
      bodies: modelBodies(model),
      picture: modelPictureView(model),
      build: canBuild ? modelBuildAddress(model) : undefined,
    })),
  };
  return Response.json(view);
}
