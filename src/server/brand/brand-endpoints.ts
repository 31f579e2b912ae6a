import type { BrandFile } from '#partners/pictures/brand-file.ts';
import type { BrandPictures } from '#services/sites/brand-pictures.ts';
import type { Site } from '#site/site.ts';
import type { CachedEndpoint, SiteRequest } from '#server/http/endpoint.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { Page, plainPage } from '#server/pages/page.ts';
import { iconPng, type IconShape } from './icon-png.ts';
import { initialsSvg } from './icon-svg.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { readablePaper } from '#site/theme/contrast.ts';

/** Longer names do not fit below an icon on a phone. */
const SHORT_NAME_LENGTH = 14;

/** The icons of a site, by their paths. */
const iconShapes: Readonly<Record<string, IconShape>> = {
  '/icon-32.png': { pixels: 32, isFilled: false, share: 1 },
  // browsers and crawlers ask for it without a link; they accept a PNG
  '/favicon.ico': { pixels: 32, isFilled: false, share: 1 },
  '/icon-192.png': { pixels: 192, isFilled: false, share: 1 },
  '/icon-512.png': { pixels: 512, isFilled: false, share: 1 },
  '/apple-touch-icon.png': { pixels: 180, isFilled: true, share: 1 },
  // systems cut it to a shape that contains a circle of 80% of its width: https://www.w3.org/TR/appmanifest/#icon-masks
  '/icon-maskable-512.png': { pixels: 512, isFilled: true, share: 0.72 },
};

/** The icons and the web app manifest at a site's root. */
export function brandFiles(pictures: Pick<BrandPictures, 'of'>): CachedEndpoint[] {
  const icon = async ({ settings }: Site): Promise<BrandFile | undefined> => {
    const source = settings.brand.icon?.image;
    return source === undefined ? undefined : (await pictures.of(settings)).get(source);
  };
  return [
    {
      path: '/icon.svg',
      async page({ site }) {
        const file = await icon(site);
        const svg = file?.format === 'svg' ? file.bytes : initialsSvg(site.settings);
        return new Page(200, svgHeaders, Buffer.from(svg));
      },
    },
    ...Object.entries(iconShapes).map(([path, shape]): CachedEndpoint => ({
      path,
      async page({ site }) {
        const png = await iconPng(site.settings, await icon(site), shape);
        return new Page(200, { 'content-type': 'image/png' }, png);
      },
    })),
    { path: '/site.webmanifest', page: async ({ site }) => webManifest(site.settings) },
  ];
}

/** A drawing that is opened as a page of its own runs no scripts and loads nothing. */
const svgHeaders = {
  'content-type': 'image/svg+xml',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Answers `GET /pictures/brand/{hash}.{format}`: a site's logos. Their addresses change with their contents. */
export async function answerBrandPicture(
  pictures: Pick<BrandPictures, 'withHash'>,
  { request, response, site, url }: Pick<SiteRequest, 'request' | 'response' | 'site' | 'url'>,
): Promise<void> {
  const [, hash, format] =
    /^\/pictures\/brand\/([0-9a-f]{12})\.(svg|webp)$/.exec(url.pathname) ?? [];
  const file = hash === undefined ? undefined : await pictures.withHash(site.settings, hash);
  if (!file || file.format !== format) {
    await plainPage(404, 'There is no such picture.').send(request, response);
    return;
  }
  const acceptsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const brotli = acceptsBrotli ? file.brotli : undefined;
  const body = brotli ?? file.bytes;
  response.writeHead(200, {
    ...securityHeaders,
    ...(file.format === 'svg' ? svgHeaders : { 'content-type': 'image/webp' }),
    ...(brotli && { 'content-encoding': 'br' }),
    'content-length': body.length,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The web app manifest, for shoppers who put the site on their home screen. https://www.w3.org/TR/appmanifest/ */
function webManifest({
  name,
  description,
  theme,
}: Pick<SiteSettings, 'name' | 'description' | 'theme'>): Page {
  const png = { type: 'image/png' };
  const manifest = {
    name,
    short_name: name.length > SHORT_NAME_LENGTH ? name.split(' ')[0] : name,
    description,
    lang: 'en-AU',
    id: '/',
    start_url: '/',
    scope: '/',
    // keeps the browser's way back, because pages lead to other websites
    display: 'minimal-ui',
    theme_color: theme.brand,
    background_color: readablePaper(theme.paper),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', ...png },
      { src: '/icon-512.png', sizes: '512x512', ...png },
      { src: '/icon-maskable-512.png', sizes: '512x512', ...png, purpose: 'maskable' },
    ],
  };
  return new Page(
    200,
    { 'content-type': 'application/manifest+json' },
    Buffer.from(JSON.stringify(manifest)),
  );
}
