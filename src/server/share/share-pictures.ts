import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { parsePictureAddress, pictureBase } from '#domain/media/picture-address.ts';
import type { SiteServices } from '#services/site-services.ts';
import type { PathParameters, SiteRequest } from '#server/http/endpoint.ts';
import type { Pictures } from '#server/endpoints/pictures.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { plainPage } from '#server/pages/page.ts';
import { type ShareCard, shareCardVersion, vehicleShareCard } from '#site/share/share-card.ts';
import type { Site } from '#site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { drawSharePicture } from './draw-share-picture.ts';

/** The maximum number of pictures that wait; the robots of social networks come back. */
const MAX_WAITING = 20;
const RETRY_SECONDS = 20;
/** How long caches keep a picture that does not show what its address says, or lacks its photograph. */
const SHORT_LIFE_SECONDS = 300;

interface ShareParts {
  /** The directory of cached pictures. */
  folder: string;
  pictures: Pick<Pictures, 'bytes'>;
  log: Pick<Logger, 'warn'>;
}

/** The parts of a request that this endpoint needs. */
interface ShareRequest extends Pick<SiteRequest, 'request' | 'response' | 'site'> {
  services: Pick<SiteServices, 'vehicle'>;
}

interface SharePicture {
  bytes: Uint8Array;
  /** Whether it has the photograph that its card names. */
  isComplete: boolean;
}

/**
 * Serves `GET /cars/{slug}/share-{version}.jpg`: the picture that social networks and messengers show with a link to a
 * vehicle. It is drawn on the first request by sharp's own threads, one after another, and stored on disk.
 */
export class SharePictures {
  readonly #parts: ShareParts;
  readonly #waiting = new Map<string, Promise<SharePicture>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: ShareParts) {
    this.#parts = parts;
  }

  async answer(
    { request, response, site, services }: ShareRequest,
    { slug = '', version }: PathParameters,
  ): Promise<void> {
    const vehicle = await services.vehicle(slug);
    if (!vehicle) return plainPage(404, 'There is no such picture.').send(request, response);
    const card = vehicleShareCard(vehicle, site.settings);
    const made = await this.#picture(card, site, vehicle);
    if (!made) {
      const retry = { 'retry-after': String(RETRY_SECONDS) };
      return plainPage(503, 'Other pictures are being made.', retry).send(request, response);
    }
    const isLasting = made.isComplete && version === shareCardVersion(card);
    response.writeHead(200, {
      ...securityHeaders,
      'content-type': 'image/jpeg',
      'content-length': made.bytes.length,
      'cache-control': isLasting
        ? 'public, max-age=31536000, immutable'
        : `public, max-age=${SHORT_LIFE_SECONDS}`,
    });
    response.end(request.method === 'HEAD' ? undefined : made.bytes);
  }

  /** @returns undefined if too many pictures are waiting */
  async #picture(card: ShareCard, site: Site, vehicle: Vehicle): Promise<SharePicture | undefined> {
    const name = createHash('sha256').update(JSON.stringify(card)).digest('hex');
    const file = join(this.#parts.folder, name.slice(0, 2), `${name}.jpg`);
    const stored = await readFile(file).catch(() => undefined);
    if (stored) return { bytes: stored, isComplete: true };
    const waiting = this.#waiting.get(name);
    if (waiting) return waiting;
    if (this.#waiting.size >= MAX_WAITING) return undefined;
    const making = this.#last
      .then(() => this.#make(file, card, site, vehicle))
      .finally(() => this.#waiting.delete(name));
    this.#waiting.set(name, making);
    this.#last = making.catch(() => undefined);
    return making;
  }

  async #make(file: string, card: ShareCard, site: Site, vehicle: Vehicle): Promise<SharePicture> {
    const photograph = card.picture && (await this.#photograph(site, vehicle, card.picture));
    const isComplete = card.picture === undefined || Boolean(photograph);
    const bytes = await drawSharePicture(card, photograph || undefined);
    if (isComplete) await this.#store(file, bytes);
    return { bytes, isComplete };
  }

  async #photograph(site: Site, { id }: Vehicle, source: string): Promise<Buffer | undefined> {
    const address = parsePictureAddress(`${pictureBase(id, 0, source)}/1280.jpg`);
    return address && this.#parts.pictures.bytes(site, address);
  }

  async #store(file: string, bytes: Uint8Array): Promise<void> {
    try {
      await mkdir(dirname(file), { recursive: true });
      // several processes may write to the same directory
      const part = `${file}.${process.pid}.part`;
      await writeFile(part, bytes);
      await rename(part, file);
    } catch (error) {
      this.#parts.log.warn({ error }, 'a picture of a shared link could not be stored');
    }
  }
}
