import { redirect } from 'react-router';
import { brandPath } from '#domain/manufacturer/brand-address.ts';
import type { Manufacturer } from '#domain/manufacturer/manufacturer.ts';
import type { ListedModel } from '#search/content-search/model-search.ts';
import type { SiteContent } from '#search/content-search/site-content.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { PageDocument } from '#site/pages/page-document.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { madePage } from './made-page.ts';

/**
 * The page of a model or a brand, or of all brands; undefined if the content has none at the path.
 * @throws a redirect for a model or brand with its page elsewhere
 */
export function pageOfContent(
  path: string,
  { models, manufacturers }: SiteContent,
  settings: SiteSettings,
): PageDocument | undefined {
  if (path === '/brands') return manufacturers.length > 0 ? brandsPage(settings) : undefined;
  const model = models.bySlug(path.slice(1));
  if (model) {
    if (model.override_url !== undefined) throw redirect(model.override_url);
    return modelPage(model, settings);
  }
  const slug = /^\/brands\/([^/]+)$/.exec(path)?.[1] ?? /^\/([^/]+)\/overview$/.exec(path)?.[1];
  const brand = manufacturers.find((maker) => maker.slug === slug);
  if (!brand) return undefined;
  if (brand.override_url !== undefined) throw redirect(brand.override_url);
  return brandPage(brand, settings);
}

function brandsPage({ name }: SiteSettings): PageDocument {
  return madePage(
    '/brands',
    'Brands',
    [
      { type: 'brands', props: { id: 'brands', tone: 'plain', title: 'Our brands', groups: [] } },
      { type: 'models', props: { id: 'models', tone: 'tint', title: 'Models', limit: 12 } },
    ],
    `The brands at ${name}, with their models, offers and stock.`,
  );
}

/** A brand: its models, its offers, what is in stock of it, and where it is sold. */
function brandPage(brand: Manufacturer, { name }: SiteSettings): PageDocument {
  const choices = { make: [brand.name], status: ['in_stock'] };
  return madePage(
    brandPath(brand),
    brand.name,
    [
      { type: 'brand-head', props: { id: 'brand', tone: 'plain', brand: brand.slug } },
      {
        type: 'models',
        props: {
          id: 'models',
          tone: 'plain',
          title: `${brand.name} models`,
          brand: brand.slug,
          limit: 12,
        },
      },
      {
        type: 'offers',
        props: {
          id: 'offers',
          tone: 'tint',
          title: `${brand.name} offers`,
          categories: [],
          manufacturer: brand.name,
          limit: 3,
        },
      },
      {
        type: 'stock',
        props: {
          id: 'stock',
          tone: 'plain',
          title: 'In stock now',
          search: searchUrl({ ...everything, choices }),
          limit: 4,
          layout: 'grid',
        },
      },
      {
        type: 'locations',
        props: {
          id: 'locations',
          tone: 'plain',
          title: `Where to see a ${brand.name}`,
          show: 'sales',
          manufacturer: brand.name,
          include: [],
          exclude: [],
          limit: 6,
          layout: 'cards',
        },
      },
    ],
    `${brand.name} at ${name}: models, offers, stock and locations.`,
  );
}

/** A manufacturer's model: its offers, and what is in stock of it. */
function modelPage(
  { slug, name, manufacturer }: ListedModel,
  settings: SiteSettings,
): PageDocument {
  const title = `${manufacturer.name} ${name}`;
  const choices = { make: [manufacturer.name], model: [name], status: ['in_stock'] };
  return madePage(
    `/${slug}`,
    title,
    [
      { type: 'model-head', props: { id: 'model', tone: 'plain', model: slug } },
      {
        type: 'offers',
        props: {
          id: 'offers',
          tone: 'plain',
          title: `Offers on the ${title}`,
          categories: [],
          model: slug,
          limit: 6,
        },
      },
      {
        type: 'stock',
        props: {
          id: 'stock',
          tone: 'plain',
          title: 'In stock now',
          search: searchUrl({ ...everything, choices }),
          limit: 4,
          layout: 'grid',
        },
      },
    ],
    `The ${title} at ${settings.name}: offers, prices and the ones in stock.`,
  );
}
