import { Brochures } from '#server/brochure/brochures.ts';
import type { CachedEndpoint, DirectEndpoint, SiteRequest } from '#server/http/endpoint.ts';
import { answerPaymentNotice } from './payment-notices.ts';
import { answerPriceGauge } from './price-gauge.ts';
import type { Platform } from '#platform';
import type { Pictures } from './pictures.ts';
import type { Router } from '#server/router.ts';
import { SearchEndpoint } from '#server/search-service/search-endpoint.ts';
import { servicePaths } from '#server/search-service/service-route.ts';
import { robots, sitemap } from './site-files.ts';
import { iconPage } from './site-icon.ts';
import { ViewCount } from './view-count.ts';

const reading = ['GET', 'HEAD'];

export interface EndpointParts {
  platform: Platform;
  router: Router;
  pictures: Pictures;
}

/** Everything that the server answers beside the routes of the web app (`src/web/routes.ts`). */
export function directEndpoints(parts: EndpointParts): DirectEndpoint[] {
  const { platform, pictures } = parts;
  const { payments } = platform;
  const search = new SearchEndpoint(platform.searchService, platform);
  const brochures = new Brochures(parts);
  const viewCount = new ViewCount(platform);
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
            answer: (asked: SiteRequest) => answerPaymentNotice(platform, payments, asked),
          },
        ]
      : []),
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
      path: '/cars/:slug/autogauge',
      kind: 'gauge',
      answer: (asked, { slug }) => answerPriceGauge(platform, asked, slug),
    },
    {
      methods: reading,
      path: '/cars/:slug/brochure.pdf',
      kind: 'brochure',
      answer: (asked, { slug }) => brochures.answer(asked, slug),
    },
  ];
}

/** The files that every site has at its root. */
export function cachedEndpoints({ platform }: Pick<EndpointParts, 'platform'>): CachedEndpoint[] {
  return [
    { path: '/icon.svg', page: async ({ site }) => iconPage(site.settings) },
    { path: '/robots.txt', page: async ({ url }) => robots(url.origin) },
    { path: '/sitemap.xml', page: (asked) => sitemap(platform, asked) },
  ];
}
