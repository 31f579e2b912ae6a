import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { catalogueVendors } from '#domain/catalogue/catalogue-vendors.ts';
import type { SiteRequest } from '#server/http/endpoint.ts';
import { refusalOf } from '#server/http/refusal-of.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { memoryLimiter } from '#server/limits/limiters.ts';
import { plainPage } from '#server/pages/page.ts';
import { isSameKey } from '#server/search-service/client-key.ts';
import { catalogueFile, type CatalogueRequest } from '#services/catalogue/site-catalogue.ts';
import type { Site } from '#site/site.ts';
import type { Database } from '#store/database/database.ts';
import { dealershipsVersion } from '#store/stock/in-stock-vehicles.ts';
import { type CatalogueAddress, parseCatalogueAddress } from './catalogue-address.ts';

/** For one client network and site: a group's dealerships at three vendors, some times an hour. */
const REQUESTS_PER_HOUR = 240;
/** Catalogues that are written at the same time; more would take time from pages. */
const MAX_WRITING = 3;
const RETRY_SECONDS = 60;

const mimeTypes = { csv: 'text/csv; charset=utf-8', xml: 'application/xml; charset=utf-8' };

type CatalogueParts = { database: Pick<Database, 'db'> };
/** The parts of a request that this endpoint needs. */
type FeedRequest = Pick<SiteRequest, 'request' | 'response' | 'site' | 'url' | 'network'>;

interface Feed extends CatalogueRequest {
  address: CatalogueAddress;
}

/**
 * Serves a site's stock as catalogues for advertisers: `GET /feeds/{vendor}/{dealership}.csv?key=`. A catalogue is
 * written while it is sent. Its ETag is the stock's version, so a fetch after no change costs one small query.
 */
export class CatalogueFeeds {
  readonly #parts: CatalogueParts;
  readonly #limiter = memoryLimiter({ name: 'feeds', points: REQUESTS_PER_HOUR, seconds: 3600 });
  #writing = 0;

  constructor(parts: CatalogueParts) {
    this.#parts = parts;
  }

  async answer(asked: FeedRequest): Promise<void> {
    const { request, response, site, network } = asked;
    const refuse = (status: number, text: string, headers: Record<string, string> = {}) =>
      plainPage(status, text, headers).send(request, response);
    const limited = await refusalOf(this.#limiter, `${network} ${site.slug}`);
    if (limited) {
      const retryAfter = String(Math.ceil(limited.msBeforeNext / 1000));
      return refuse(429, 'Too many requests for catalogues.', { 'retry-after': retryAfter });
    }
    const feed = feedOf(asked);
    if (!feed) return refuse(404, 'There is no such catalogue.');
    const headers = feedHeaders(feed, await this.#etag(feed));
    if (request.headers['if-none-match']?.includes(headers.etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    if (request.method === 'HEAD') {
      response.writeHead(200, headers).end();
      return;
    }
    if (this.#writing >= MAX_WRITING) {
      const retry = { 'retry-after': String(RETRY_SECONDS) };
      return refuse(503, 'Other catalogues are being written. Please try again.', retry);
    }
    this.#writing += 1;
    try {
      await this.#send(asked, feed, headers);
    } finally {
      this.#writing -= 1;
    }
  }

  async #send(
    { request, response }: FeedRequest,
    feed: Feed,
    headers: Record<string, string>,
  ): Promise<void> {
    const { format, isGzipFile } = feed.address;
    const isGzipped = isGzipFile || acceptsGzip(request);
    const text = Readable.from(catalogueFile(this.#parts.database.db, feed, format));
    response.writeHead(200, {
      ...headers,
      ...(isGzipped && !isGzipFile && { 'content-encoding': 'gzip' }),
    });
    try {
      await (isGzipped ? pipeline(text, createGzip(), response) : pipeline(text, response));
    } catch (error) {
      // the client has left before the end
      if (request.destroyed && !text.errored) return;
      throw error;
    }
  }

  /**
   * A weak tag of what determines the catalogue. It changes every day, so that it also follows settings that depend on
   * the date, and a new release.
   */
  async #etag({ site, address, origin, dealerships, now }: Feed): Promise<string> {
    const version = await dealershipsVersion(this.#parts.database.db, dealerships);
    const day = now.toISOString().slice(0, 10);
    const identity = [site.slug, site.version, version, day, origin, ...Object.values(address)];
    return `W/"${createHash('sha1').update(identity.join('\n')).digest('base64url')}"`;
  }
}

/** @returns undefined if the site has no such catalogue or the key is wrong */
function feedOf({ site, url }: FeedRequest): Feed | undefined {
  const { catalogue_feeds: settings } = site.settings;
  const address = parseCatalogueAddress(url.pathname);
  const key = url.searchParams.get('key');
  if (!address || !key || settings.key === undefined || !isSameKey(key, settings.key))
    return undefined;
  const vendor = catalogueVendors[address.vendor];
  const dealerships = dealershipsOf(site, address.stock);
  const isOffered =
    settings.vendors.includes(address.vendor) && (address.format === 'csv' || vendor.xml);
  if (!isOffered || dealerships.length === 0) return undefined;
  return { address, site, vendor, dealerships, origin: url.origin, now: new Date() };
}

function dealershipsOf({ settings }: Site, stock: string): string[] {
  const slugs = settings.dealerships.map(({ slug }) => slug);
  if (slugs.includes(stock)) return [stock];
  return stock === 'all' ? slugs : [];
}

function feedHeaders({ address }: Feed, etag: string): Record<string, string> & { etag: string } {
  const { format, isGzipFile } = address;
  return {
    ...securityHeaders,
    'content-type': isGzipFile ? 'application/gzip' : mimeTypes[format],
    // its address contains the key, so no shared cache may store it
    'cache-control': 'private, no-cache',
    'x-robots-tag': 'noindex',
    vary: 'Accept-Encoding',
    etag,
  };
}

function acceptsGzip({ headers }: IncomingMessage): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(headers['accept-encoding'] ?? '');
}
