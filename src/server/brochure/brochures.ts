import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { LogoPng } from '#partners/pictures/logo-png.ts';
import type { RequestServices } from '#services/request-services.ts';
import type { SiteRequest } from '#server/http/endpoint.ts';
import { plainPage } from '#server/pages/page.ts';
import type { Pictures } from '#server/endpoints/pictures.ts';
import type { Router } from '#server/router.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import type { Site } from '#site/site.ts';
import type { BrochureView } from '#web/brochure/brochure-view.ts';
import type { Logger } from 'pino';
import { brochurePictures } from './brochure-pictures.ts';
import { BrochurePress } from './brochure-press.ts';

const CACHE_BYTES = 64 * 1024 * 1024;
/** How long a brochure without some of its pictures is cached: their server may be back soon. */
const INCOMPLETE_LIFE_MS = 60_000;
/** The maximum number of waiting brochures; more would take longer than a shopper waits. */
const MAX_WAITING = 20;
const RETRY_SECONDS = 20;

interface Brochure {
  bytes: Uint8Array;
  etag: string;
}

interface BrochureParts {
  log: Pick<Logger, 'info'>;
  pictures: Pick<Pictures, 'bytes'>;
  router: Pick<Router, 'brochureView'>;
  press?: Pick<BrochurePress, 'print'>;
  /** The dealer's logo for white paper. */
  logo(site: Site): Promise<LogoPng | undefined>;
}

interface Shown {
  view: BrochureView;
  logo: LogoPng | undefined;
}

/** The parts of a request that this endpoint needs. */
interface BrochureRequest extends Pick<SiteRequest, 'request' | 'response' | 'site' | 'url'> {
  services: Pick<RequestServices, 'vehicle'>;
}

/** Serves `GET /cars/{slug}/brochure.pdf`: a vehicle's brochure, which is made on the first request and then cached. */
export class Brochures {
  readonly #parts: BrochureParts;
  readonly #press: Pick<BrochurePress, 'print'>;
  readonly #cache = new LRUCache<string, Brochure>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });
  readonly #waiting = new Map<string, Promise<Brochure>>();

  constructor(parts: BrochureParts) {
    this.#parts = parts;
    this.#press = parts.press ?? new BrochurePress();
  }

  async answer(
    { request, response, site, url, services }: BrochureRequest,
    slug = '',
  ): Promise<void> {
    const vehicle = await services.vehicle(slug);
    if (!vehicle) {
      await plainPage(404, 'We can’t find this vehicle. It may have been sold.').send(
        request,
        response,
      );
      return;
    }
    const view = await this.#parts.router.brochureView(
      vehicle,
      site.settings,
      new Date(),
      url.origin,
    );
    const logo = await this.#parts.logo(site);
    const brochure = await this.#brochure(site, { view, logo });
    if (brochure) send(request, response, view.slug, brochure);
    else {
      const headers = { 'retry-after': String(RETRY_SECONDS) };
      const text = 'We’re busy making other brochures right now. Please try again in a moment.';
      await plainPage(503, text, headers).send(request, response);
    }
  }

  /** @returns undefined if too many brochures are waiting */
  async #brochure(site: Site, shown: Shown): Promise<Brochure | undefined> {
    // the key covers everything that the brochure shows: the vehicle, the settings, the date and the logo
    const logo = shown.logo && sha1(shown.logo.png);
    const key = `${site.slug} ${sha1(JSON.stringify(shown.view))} ${logo ?? ''}`;
    const ready = this.#cache.get(key) ?? this.#waiting.get(key);
    if (ready) return ready;
    if (this.#waiting.size >= MAX_WAITING) return undefined;
    const making = this.#make(key, site, shown).finally(() => this.#waiting.delete(key));
    this.#waiting.set(key, making);
    return making;
  }

  async #make(key: string, site: Site, { view, logo }: Shown): Promise<Brochure> {
    const started = performance.now();
    const { isComplete, ...pictures } = await brochurePictures(view, this.#parts.pictures, site);
    const bytes = await this.#press.print({ view, ...pictures, logo });
    const brochure = { bytes, etag: `"${sha1(bytes)}"` };
    this.#cache.set(key, brochure, isComplete ? {} : { ttl: INCOMPLETE_LIFE_MS });
    const milliseconds = Math.round(performance.now() - started);
    this.#parts.log.info(
      { site: site.slug, vehicle: view.slug, bytes: bytes.length, milliseconds },
      'a brochure was made',
    );
    return brochure;
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  slug: string,
  { bytes, etag }: Brochure,
): void {
  const headers = {
    ...securityHeaders,
    'cache-control': 'public, max-age=0, s-maxage=60',
    etag,
    'x-robots-tag': 'noindex',
  };
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${slug}.pdf"`,
    'content-length': bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function sha1(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('base64url');
}
