import { logoOnWhite } from '#services/sites/logo-on-white.ts';
import { join } from 'node:path';
import type { DatabaseState } from '#store/database/database-state.ts';
import type { Platform } from '#platform/platform.ts';
import { answerBrandPicture, brandFiles } from '#server/brand/brand-endpoints.ts';
import { Brochures } from '#server/brochure/brochures.ts';
import { CatalogueFeeds } from '#server/catalogue/catalogue-feeds.ts';
import type {
  CachedEndpoint,
  DirectEndpoint,
  ProcessEndpoint,
  SiteRequest,
} from '#server/http/endpoint.ts';
import { plainPage } from '#server/pages/page.ts';
import type { Router } from '#server/router.ts';
import { SearchEndpoint } from '#server/search-service/search-endpoint.ts';
import { servicePaths } from '#server/search-service/service-route.ts';
import { llms } from '#server/sitemap/llms.ts';
import { robots } from '#server/sitemap/robots.ts';
import { SharePictures } from '#server/share/share-pictures.ts';
import { pagesSitemap, sitemapIndex, vehiclesSitemap } from '#server/sitemap/sitemaps.ts';
import { blogRss } from './blog-rss.ts';
import { Events } from './events.ts';
import { answerPaymentNotice } from './payment-notices.ts';
import { GoogleReviews } from './google-reviews.ts';
import { orbitFiles } from './orbit.ts';
import type { Pictures } from './pictures.ts';
import { PushedStock } from './pushed-stock.ts';
import { QuickQuotes } from './quick-quotes.ts';
import { sentMessagesPage } from './sent-messages.ts';
import { ViewCount } from './view-count.ts';

const reading = ['GET', 'HEAD'];

/** The words of `/readyz` for each state. Pages are served in all of them (decision 018). */
const databaseWords: Record<DatabaseState, string> = {
  ready: 'ready',
  'read-only': 'takes no writes; forms answer 503',
  full: 'has no disk space left; forms answer 503',
  away: 'does not answer; forms answer 503, and pages are served from memory',
};

/**
 * The health checks that load balancers request from the process, for any host.
 * @param isDraining whether the process is about to stop
 */
export function processEndpoints(
  platform: Pick<Platform, 'databaseState'>,
  isDraining: () => boolean,
): ProcessEndpoint[] {
  return [
    {
      path: '/healthz',
      answer: (request, response) => plainPage(200, 'alive').send(request, response),
    },
    {
      path: '/readyz',
      async answer(request, response) {
        // the process listens only once its index is loaded
        const [status, words] = isDraining() ? [503, 'stopping'] : [200, 'ready'];
        const database = databaseWords[platform.databaseState()];
        await plainPage(status, `${words}\ndatabase: ${database}`).send(request, response);
      },
    },
  ];
}

export interface EndpointParts {
  platform: Platform;
  router: Router;
  pictures: Pictures;
}

/** The addresses of a site that the server answers without the web app's routes (`src/web/routes.ts`). */
export function directEndpoints({ platform, router, pictures }: EndpointParts): DirectEndpoint[] {
  const { payments, log, sentMessages, brandPictures } = platform;
  const search = new SearchEndpoint(platform.searchService, platform);
  const brochures = new Brochures({
    log,
    router,
    pictures,
    logo: ({ settings }) => logoOnWhite(settings, brandPictures),
  });
  const viewCount = new ViewCount();
  const events = new Events();
  const quotes = new QuickQuotes();
  const googleReviews = new GoogleReviews();
  const pushedStock = new PushedStock({ ...platform, db: platform.database.db });
  const catalogues = new CatalogueFeeds(platform);
  const sharePictures = new SharePictures({
    folder: join(platform.config.DATA_DIR, 'pictures', 'share'),
    pictures,
    log,
  });
  return [
    ...servicePaths.map((path): DirectEndpoint => ({
      path,
      kind: 'search-service',
      isOffered: (site) => site.settings.search_service.enabled,
      answer: (asked) => search.answer(asked),
    })),
    ...(payments
      ? [
          {
            methods: ['POST'],
            path: payments.notices.path,
            kind: 'payment-notice',
            isForAllSites: true as const,
            answer: (asked: SiteRequest) => answerPaymentNotice(platform, payments, asked),
          },
        ]
      : []),
    {
      methods: reading,
      path: '/feeds/*',
      kind: 'catalogue',
      isOffered: (site) => site.settings.catalogue_feeds.vendors.length > 0,
      answer: (asked) => catalogues.answer(asked),
    },
    {
      methods: ['PUT'],
      path: '/api/stock/:dealership',
      kind: 'pushed-stock',
      answer: (asked, { dealership }) => pushedStock.answer(asked, dealership),
    },
    {
      methods: ['POST'],
      path: '/api/events',
      kind: 'event',
      answer: (asked) => events.answer(asked),
    },
    {
      methods: ['POST'],
      path: '/api/:partner/quote',
      kind: 'quote',
      answer: (asked, parameters) => quotes.answer(asked, parameters),
    },
    ...(sentMessages
      ? [
          {
            methods: reading,
            path: '/development/messages',
            kind: 'development',
            answer: ({ request, response }: SiteRequest) =>
              sentMessagesPage(sentMessages()).send(request, response),
          },
        ]
      : []),
    {
      methods: ['GET'],
      path: '/api/google-reviews',
      kind: 'reviews',
      isOffered: (site) => site.settings.reviews.google,
      answer: (asked) => googleReviews.answer(asked),
    },
    {
      methods: reading,
      path: '/pictures/:owner/:picture/share.jpg',
      kind: 'share-picture',
      answer: (asked, parameters) => sharePictures.answerCut(asked, parameters),
    },
    {
      methods: reading,
      path: '/pictures/brand/*',
      kind: 'picture',
      answer: (asked) => answerBrandPicture(brandPictures, asked),
    },
    {
      methods: reading,
      path: '/pictures/*',
      kind: 'picture',
      answer: (asked) => pictures.answer(asked),
    },
    {
      methods: reading,
      path: '/cars/:slug/view.json',
      kind: 'view',
      answer: (asked, { slug }) => viewCount.answer(asked, slug),
    },
    {
      methods: reading,
      path: '/cars/:slug/brochure.pdf',
      kind: 'brochure',
      answer: (asked, { slug }) => brochures.answer(asked, slug),
    },
    {
      methods: reading,
      path: '/cars/:slug/share-:version.jpg',
      kind: 'share-picture',
      answer: (asked, parameters) => sharePictures.answerVehicle(asked, parameters),
    },
    {
      methods: reading,
      path: '/share/offer-:offer-:version.jpg',
      kind: 'share-picture',
      answer: (asked, parameters) => sharePictures.answerOffer(asked, parameters),
    },
    {
      methods: reading,
      path: '/share/site-:version.jpg',
      kind: 'share-picture',
      answer: (asked, parameters) => sharePictures.answerSite(asked, parameters),
    },
  ];
}

/** The files that every site has at its root. */
export function cachedEndpoints(
  platform: Pick<Platform, 'index' | 'content' | 'database' | 'brandPictures'>,
): CachedEndpoint[] {
  return [
    ...brandFiles(platform.brandPictures),
    ...orbitFiles,
    { path: '/blog/rss.xml', page: (asked) => blogRss(platform, asked) },
    { path: '/robots.txt', page: async ({ url }) => robots(url.origin) },
    { path: '/sitemap.xml', page: (asked) => sitemapIndex(platform, asked) },
    { path: '/sitemap-pages.xml', page: (asked) => pagesSitemap(platform, asked) },
    { path: '/sitemap-vehicles-:part.xml', page: (asked) => vehiclesSitemap(platform, asked) },
    { path: '/llms.txt', page: (asked) => llms(platform, asked) },
  ];
}
