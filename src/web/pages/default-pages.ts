import { redirect } from 'react-router';
import { everything } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { ListedModel } from '#search/content-search/model-search.ts';
import type { SiteServices } from '#services/site-services.ts';
import { defaultPagePaths } from '#site/pages/default-page-paths.ts';
import type { PageDocument } from '#site/pages/page-document.ts';
import type { Section } from '#site/pages/section-kinds.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/**
 * A page that every site has until its dealer writes one at the same address; undefined if there is none.
 * @throws a redirect for a model whose page is elsewhere
 */
export async function defaultPage(
  path: string,
  { site, content }: SiteServices,
): Promise<PageDocument | undefined> {
  const own = defaultPagePaths.find((known) => known === path);
  if (own) return defaultPages[own](site.settings);
  const model = (await content()).models.bySlug(path.slice(1));
  if (!model) return undefined;
  if (model.override_url !== undefined) throw redirect(model.override_url);
  return modelPage(model, site.settings);
}

const defaultPages = { '/': homePage, '/careers': careersPage } satisfies Record<
  (typeof defaultPagePaths)[number],
  (settings: SiteSettings) => PageDocument
>;

function homePage({ vehicle_type: vehicleType, tagline, name }: SiteSettings): PageDocument {
  return page('/', tagline ?? name, [
    {
      type: 'hero',
      props: {
        id: 'hero',
        tone: 'plain',
        shows_stock_count: true,
        title: `Find your next ${vehicleType.singular}`,
        text: tagline,
        links: [],
        search: true,
      },
    },
    {
      type: 'price-search',
      props: {
        id: 'price-search',
        tone: 'plain',
        title: 'Search by price',
        min: 5000,
        max: 250_000,
        step: 500,
      },
    },
    { type: 'body-tiles', props: { id: 'body-tiles', tone: 'plain', limit: 4, bodies: [] } },
    {
      type: 'stock',
      props: {
        id: 'stock',
        tone: 'plain',
        title: 'In stock now',
        search: '/search?status=in_stock',
        limit: 8,
        layout: 'grid',
      },
    },
  ]);
}

function careersPage({ name }: SiteSettings): PageDocument {
  return page(
    '/careers',
    'Careers',
    [
      {
        type: 'form',
        props: {
          id: 'form',
          tone: 'plain',
          title: `Careers at ${name}`,
          form: 'careers',
          shows_locations: false,
        },
      },
    ],
    `Work at ${name}: tell us about yourself.`,
  );
}

/** A manufacturer's model: its offers, and what is in stock of it. */
function modelPage(
  { slug, name, manufacturer }: ListedModel,
  settings: SiteSettings,
): PageDocument {
  const title = `${manufacturer.name} ${name}`;
  const choices = { make: [manufacturer.name], model: [name], status: ['in_stock'] };
  return page(
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

function page(path: string, title: string, content: Section[], description?: string): PageDocument {
  return {
    path,
    status: 'published',
    root: { props: { title, description, indexed: true } },
    content,
  };
}
