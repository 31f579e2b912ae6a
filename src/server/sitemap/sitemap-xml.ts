import { escapeXml } from '#domain/text/escape-xml.ts';

/** An address in a sitemap. */
export interface SitemapEntry {
  address: string;
  /** ISO 8601. */
  changedAt?: string | undefined;
  /** Addresses of the pictures on the page. */
  pictures?: readonly string[];
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1';

/** A sitemap of addresses. Source: https://www.sitemaps.org/protocol.html */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ address, changedAt, pictures = [] }) =>
      `<url>${location(address, changedAt)}${pictures.map(image).join('')}</url>\n`,
  );
  return `${head}<urlset xmlns="${schema}" xmlns:image="${imageSchema}">\n${urls.join('')}</urlset>\n`;
}

/** A sitemap of sitemaps. */
export function sitemapIndexXml(sitemaps: readonly SitemapEntry[]): string {
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
