import { everything } from '#search/vehicle-search/criteria.ts';
import type { Site } from '#site/site.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';
import { slugify } from '#domain/text/slugify.ts';
import { modelAddress } from '#domain/manufacturer/model-facts.ts';
import { offerAddress } from '#domain/offer/offer-address.ts';
import type { Platform } from '#platform/platform.ts';
import { Page } from '#server/pages/page.ts';

/** The maximum number of addresses in one sitemap. Source: sitemaps.org. */
const SITEMAP_LIMIT = 50_000;

export function robots(origin: string): Page {
  const text = `User-agent: *\nDisallow: /success\nDisallow: /print\nDisallow: /cars/*/brochure.pdf\n\nSitemap: ${origin}/sitemap.xml\n`;
  return new Page(200, { 'content-type': 'text/plain; charset=utf-8' }, Buffer.from(text));
}

export async function sitemap(
  { index, content }: Pick<Platform, 'index' | 'content'>,
  { site, url, now }: { site: Site; url: URL; now: Date },
): Promise<Page> {
  const stock = index.open(site, now);
  const [words, { offers, models }, vehicles] = await Promise.all([
    stock.vocabulary(),
    content.of(site),
    stock.first(everything, SITEMAP_LIMIT - 1000),
  ]);
  const paths = [
    '/',
    '/search',
    ...words.values('make').map(([make]) => `/search/${slugify(make)}`),
    '/dealerships',
    ...(offers.all().length > 0 ? ['/special-offers'] : []),
    ...offers.all().map(offerAddress),
    ...(models.all().length > 0 ? ['/models'] : []),
    ...models.all().filter(hasOwnPage).map(modelAddress),
    ...vehicles.map((vehicle) => `/cars/${vehicle.slug}`),
  ];
  const entries = paths.map((path) => `<url><loc>${escapeXml(url.origin + path)}</loc></url>`);
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  return new Page(200, { 'content-type': 'application/xml; charset=utf-8' }, Buffer.from(xml));
}

/** Whether the model's page is on this site rather than on another website. */
function hasOwnPage(model: { override_url?: string | undefined }): boolean {
  return model.override_url === undefined;
}
