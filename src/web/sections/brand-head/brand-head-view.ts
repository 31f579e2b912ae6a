import { makeBuildAddress } from '#domain/manufacturer/build-and-price-address.ts';
import { inStock, withChoice } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';
import { sectionPicture } from '#web/sections/section-picture.ts';
import type { LinkView } from '#web/site/site-view.ts';
import { unlessAway } from '#web/unless-away.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';

export interface BrandHeadView {
  title: string;
  description: string | undefined;
  logo: PictureView | undefined;
  picture: PictureView | undefined;
  links: LinkView[];
}

/** A brand's banner; without one, the picture of its first model. */
export async function brandHeadView(
  { brand }: SectionContent<'brand-head'>,
  services: RequestServices,
): Promise<BrandHeadView | undefined> {
  const { content, stock, site } = services;
  const { settings } = site;
  const { manufacturers } = await content();
  const maker = manufacturers.find(({ slug }) => slug === brand);
  if (!maker) return undefined;
  const criteria = withChoice(inStock, 'make', [maker.name]);
  const count = (await unlessAway(services, () => stock.count(criteria))) ?? 0;
  const { singular, plural } = settings.vehicle_type;
  const firstModel = maker.models.find(({ image }) => image)?.image?.url;
  const source = maker.banner?.url ?? firstModel;
  return {
    title: `${maker.name} at ${settings.name}`,
    description: maker.description,
    logo: maker.logo && sectionPicture({ source: maker.logo.url, alt: '' }),
    picture: source === undefined ? undefined : sectionPicture({ source, alt: '' }),
    links: [
      ...(count === 0
        ? []
        : [
            {
              label: `See ${count.toLocaleString('en-AU')} ${maker.name} ${count === 1 ? singular : plural} in stock`,
              href: searchUrl(criteria),
            },
          ]),
      ...(settings.content.build_and_price && maker.models.length > 0
        ? [{ label: `Build and price your ${maker.name}`, href: makeBuildAddress(maker) }]
        : []),
    ],
  };
}
