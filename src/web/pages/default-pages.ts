import type { RequestServices } from '#services/request-services.ts';
import type { DefaultPath } from '#site/pages/platform-pages.ts';
import { PRIVACY_PATH, TERMS_PATH } from '#site/pages/legal-page-paths.ts';
import type { PageDocument } from '#site/pages/page-document.ts';
import type { Section } from '#site/pages/section-kinds.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { pageOfContent } from './content-pages.ts';
import { privacyPage, termsPage } from './legal-pages.ts';
import { madePage } from './made-page.ts';

/**
 * A page that every site has until its dealer writes one at the same address; undefined if there is none.
 * @throws a redirect for a model with its page elsewhere
 */
export async function defaultPage(
  path: string,
  { site, content }: RequestServices,
): Promise<PageDocument | undefined> {
  if (isDefaultPath(path)) return defaultPages[path](site.settings);
  return pageOfContent(path, await content(), site.settings);
}

const defaultPages = {
  '/': homePage,
  '/build-and-price': buildAndPricePage,
  '/careers': careersPage,
  '/service': servicePage,
  '/vehicle-parts-and-accessories': partsPage,
  '/parts/search': partSearchPage,
  [PRIVACY_PATH]: privacyPage,
  [TERMS_PATH]: termsPage,
} satisfies Record<DefaultPath, (settings: SiteSettings) => PageDocument | undefined>;

function isDefaultPath(path: string): path is DefaultPath {
  return Object.hasOwn(defaultPages, path);
}

function homePage({ vehicle_type: vehicleType, tagline, name }: SiteSettings): PageDocument {
  return madePage('/', tagline ?? name, [
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
        facts: { rating: true, texts: [], hours: true },
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
    {
      type: 'body-tiles',
      props: { id: 'body-tiles', tone: 'plain', limit: 4, bodies: [], pictures: [] },
    },
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

function buildAndPricePage({
  name,
  vehicle_type: vehicle,
  content,
}: SiteSettings): PageDocument | undefined {
  if (!content.build_and_price) return undefined;
  return madePage(
    '/build-and-price',
    'Build and price',
    [
      {
        type: 'form',
        props: {
          id: 'form',
          tone: 'plain',
          title: 'Build and price',
          text: `Tell us how you would like your new ${vehicle.singular}. We come back with a price and the day it can be here.`,
          form: 'build-and-price',
          shows_locations: false,
        },
      },
    ],
    `Choose a model, its colour and its accessories, and ask ${name} for a price.`,
  );
}

function careersPage({ name }: SiteSettings): PageDocument {
  return madePage(
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

function servicePage({ name, vehicle_type: vehicle }: SiteSettings): PageDocument {
  return madePage(
    '/service',
    'Service',
    [
      {
        type: 'hero',
        props: {
          id: 'hero',
          tone: 'plain',
          shows_stock_count: false,
          title: `Service for your ${vehicle.singular}`,
          text: 'Tell us what you drive and what it needs. We confirm the day and the price before you come.',
          links: [{ label: 'Book a service', href: `#${SERVICE_BOOKING}` }],
          search: false,
        },
      },
      {
        type: 'tiles',
        props: {
          id: 'tiles',
          tone: 'plain',
          title: 'What we can do',
          tiles: [
            {
              label: 'Logbook and minor services',
              text: 'By the schedule of your manufacturer, with the stamp in the book',
              href: `#${SERVICE_BOOKING}`,
            },
            {
              label: 'Tyres, brakes and suspension',
              text: 'Checked, measured and explained before we replace anything',
              href: `#${SERVICE_BOOKING}`,
            },
            {
              label: 'Parts and accessories',
              text: 'Ordered for you, fitted or ready to pick up',
              href: '/vehicle-parts-and-accessories',
            },
          ],
        },
      },
      {
        type: 'form',
        props: {
          id: 'form',
          anchor: SERVICE_BOOKING,
          tone: 'tint',
          title: 'Book a service',
          form: 'service',
          shows_locations: true,
        },
      },
    ],
    `Book your ${vehicle.singular} into the workshop of ${name}: choose what it needs and when you would like to come.`,
  );
}

function partsPage({ name, vehicle_type: vehicle }: SiteSettings): PageDocument {
  return madePage(
    '/vehicle-parts-and-accessories',
    'Parts and accessories',
    [
      {
        type: 'hero',
        props: {
          id: 'hero',
          tone: 'plain',
          shows_stock_count: false,
          title: `Parts and accessories for your ${vehicle.singular}`,
          text: 'Tell us what you need. We check that it fits and get back to you with the price and the day it arrives.',
          links: [{ label: 'Ask for a part', href: `#${PARTS_ENQUIRY}` }],
          search: false,
        },
      },
      {
        type: 'steps',
        props: {
          id: 'steps',
          tone: 'plain',
          title: 'How it works',
          steps: [
            {
              title: 'You ask',
              text: `Name the part and the ${vehicle.singular}. With the VIN we find the exact one.`,
            },
            {
              title: 'We check',
              text: 'We look up what fits, whether it is here, and what it costs.',
            },
            {
              title: 'You choose',
              text: 'Pick it up from our counter, or let our workshop fit it.',
            },
          ],
          links: [{ label: 'Book a service', href: `/service#${SERVICE_BOOKING}` }],
        },
      },
      partsForm,
    ],
    `Ask ${name} for parts and accessories for your ${vehicle.singular}.`,
  );
}

/** The form alone, for links that promise a search for a part. */
function partSearchPage({ name }: SiteSettings): PageDocument {
  return madePage(
    '/parts/search',
    'Find a part',
    [{ ...partsForm, props: { ...partsForm.props, tone: 'plain', title: 'Find a part' } }],
    `Tell ${name} which part you need, and hear whether it fits and what it costs.`,
  );
}

/** The anchor of the booking form. Source: specification 2, section 2, "Finance and lead routes". */
const SERVICE_BOOKING = 'service-booking';
const PARTS_ENQUIRY = 'parts-enquiry';

const partsForm: Extract<Section, { type: 'form' }> = {
  type: 'form',
  props: {
    id: 'form',
    anchor: PARTS_ENQUIRY,
    tone: 'tint',
    title: 'Ask for a part',
    form: 'parts',
    shows_locations: true,
  },
};
