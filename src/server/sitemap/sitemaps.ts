import { pictureBase } from '#domain/media/picture-address.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Platform } from '#platform/platform.ts';
import type { CachedEndpoint } from '#server/http/endpoint.ts';
import { Page, plainPage } from '#server/pages/page.ts';
import { listedOnSite } from '#services/stock/listed-on-site.ts';
import type { Site } from '#site/site.ts';
import { vehicleParts, vehiclesOfPart, type VehiclePart } from '#store/stock/vehicle-parts.ts';
import { siteAddresses } from './site-addresses.ts';
import { escapeXml } from '#domain/text/escape-xml.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1';

/**
 * Vehicles in one sitemap. The protocol allows 50,000 addresses and 50 MB; a part of this size with all of its pictures
 * has at most 20 MB and takes a fraction of a second.
 */
const PART_SIZE = 2000;
/** Pictures of one vehicle; the protocol allows 1,000. */
const MAX_PICTURES = 60;
/** Pixels. */
const PICTURE_WIDTH = 1280;

type SitemapParts = Pick<Platform, 'index' | 'content' | 'database'>;
type Asked = Parameters<CachedEndpoint['page']>[0];

const partForm = /^\/sitemap-vehicles-(\d{1,4})\.xml$/;

/** `GET /sitemap.xml`: the sitemaps of a site. */
export async function sitemapIndex(parts: SitemapParts, { site, url, now }: Asked): Promise<Page> {
  const [vehicles, addresses] = await Promise.all([
    partsOf(parts, site),
    siteAddresses(parts, site, now),
  ]);
  const changes = [
    ...vehicles.map((part) => part.updated_at),
    ...addresses.map(({ changedAt }) => changedAt),
  ];
  const newest = changes
    .filter((change) => change !== undefined)
    .toSorted()
    .at(-1);
  return xmlPage(
    sitemapIndexXml([
      // most pages show stock
      { address: `${url.origin}/sitemap-pages.xml`, changedAt: newest },
      ...vehicles.map(({ updated_at }, at) => ({
        address: `${url.origin}/sitemap-vehicles-${at + 1}.xml`,
        changedAt: updated_at,
      })),
    ]),
  );
}

/** `GET /sitemap-pages.xml`: everything but vehicles. */
export async function pagesSitemap(parts: SitemapParts, { site, url, now }: Asked): Promise<Page> {
  const addresses = await siteAddresses(parts, site, now);
  return xmlPage(
    sitemapXml(addresses.map(({ path, changedAt }) => ({ address: url.origin + path, changedAt }))),
  );
}

/** `GET /sitemap-vehicles-{number}.xml`: a part of the vehicles that the site lists, with their pictures. */
export async function vehiclesSitemap(
  parts: SitemapParts,
  { site, url, now }: Asked,
): Promise<Page> {
  const at = Number(partForm.exec(url.pathname)?.[1] ?? 0) - 1;
  const part = (await partsOf(parts, site))[at];
  if (!part) return plainPage(404, 'There is no such sitemap.');
  const vehicles = await vehiclesOfPart(parts.database.db, dealershipsOf(site), part);
  const listed = await listedOnSite(vehicles, site, now);
  return xmlPage(sitemapXml(listed.map((vehicle) => vehicleEntry(vehicle, url.origin))));
}

function vehicleEntry({ id, slug, updated_at, images = [] }: Vehicle, origin: string) {
  return {
    address: `${origin}/cars/${slug}`,
    changedAt: updated_at,
    pictures: images
      .slice(0, MAX_PICTURES)
      .map((image, at) => `${origin}${pictureBase(id, at, image.url)}/${PICTURE_WIDTH}.jpg`),
  };
}

function partsOf({ database }: SitemapParts, site: Site): Promise<VehiclePart[]> {
  return vehicleParts(database.db, dealershipsOf(site), PART_SIZE);
}

function dealershipsOf({ settings }: Site): string[] {
  return settings.dealerships.map(({ slug }) => slug);
}

function xmlPage(xml: string): Page {
  return new Page(200, { 'content-type': 'application/xml; charset=utf-8' }, Buffer.from(xml));
}

/** An address in a sitemap. */
interface SitemapEntry {
  address: string;
  /** ISO 8601. */
  changedAt?: string | undefined;
  /** Addresses of the pictures on the page. */
  pictures?: readonly string[];
}

/** A sitemap of addresses. Source: https://www.sitemaps.org/protocol.html */
function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ address, changedAt, pictures = [] }) =>
      `<url>${location(address, changedAt)}${pictures.map(image).join('')}</url>\n`,
  );
  return `${head}<urlset xmlns="${schema}" xmlns:image="${imageSchema}">\n${urls.join('')}</urlset>\n`;
}

/** A sitemap of sitemaps. */
function sitemapIndexXml(sitemaps: readonly SitemapEntry[]): string {
  const parts = sitemaps.map(
    ({ address, changedAt }) => `<sitemap>${location(address, changedAt)}</sitemap>\n`,
  );
  return `${head}<sitemapindex xmlns="${schema}">\n${parts.join('')}</sitemapindex>\n`;
}

function location(address: string, changedAt: string | undefined): string {
  const changed = changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
  return `<loc>${escapeXml(address)}</loc>${changed}`;
}

function image(address: string): string {
  return `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`;
}
