import { brandAddress } from '#domain/manufacturer/brand-address.ts';
import { type BrandGroup, brandGroups } from '#domain/manufacturer/manufacturer.ts';
import { spellingKey } from '#domain/vehicle/spelling/spelling-key.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';
import { brandView, type LogoView } from '#web/site/brand-view.ts';
import { sectionPicture } from '#web/sections/section-picture.ts';
import { unlessAway } from '#web/unless-away.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';

export interface BrandsView {
  title: string | undefined;
  text: string | undefined;
  groups: { title: string | undefined; brands: BrandTileView[] }[];
}

export interface BrandTileView {
  name: string;
  href: string;
  /** Whether it leads to another website. */
  isOutside: boolean;
  logo: PictureView | undefined;
  /** The make's logo in the site's settings, where the content has none. */
  mark: LogoView | undefined;
  /** Stands where there is neither: `T`. */
  initial: string;
  /** The number of vehicles in stock, if there are any. */
  count: number | undefined;
  /** Describes a tile that leads elsewhere, such as to another business of the dealer. */
  description: string | undefined;
}

const groupTitles: Readonly<Record<BrandGroup, string>> = {
  cars: 'Cars',
  motorcycles: 'Motorcycles',
  trucks: 'Trucks',
  group: 'More from our group',
};

export async function brandsView(
  { title, text, groups: wanted }: SectionContent<'brands'>,
  services: RequestServices,
): Promise<BrandsView | undefined> {
  const { stock, site } = services;
  const [{ manufacturers }, vocabulary, files] = await Promise.all([
    services.content(),
    unlessAway(services, () => stock.vocabulary()),
    services.brandFiles(),
  ]);
  const marks = new Map(
    brandView(site.settings, files).franchises?.makes.map((make) => [
      spellingKey(make.name),
      make.logo,
    ]),
  );
  const counts = new Map(vocabulary?.inStock('make'));
  const groups = brandGroups
    .filter((group) => wanted.length === 0 || wanted.includes(group))
    .map((group) => ({
      title: groupTitles[group],
      brands: manufacturers
        .filter((maker) => maker.group === group)
        .map((maker) => ({
          name: maker.name,
          href: brandAddress(maker),
          isOutside: /^https?:/.test(brandAddress(maker)),
          // the name is beside the logo
          logo: maker.logo && sectionPicture({ source: maker.logo.url, alt: '' }),
          mark: maker.logo ? undefined : marks.get(spellingKey(maker.name)),
          initial: [...maker.name][0]?.toUpperCase() ?? '',
          count: counts.get(maker.name),
          description: maker.override_url === undefined ? undefined : maker.description,
        })),
    }))
    .filter(({ brands }) => brands.length > 0);
  if (groups.length === 0) return undefined;
  const [only] = groups;
  // a single grid needs no title of its own
  return {
    title,
    text,
    groups: groups.length === 1 && only ? [{ ...only, title: undefined }] : groups,
  };
}
