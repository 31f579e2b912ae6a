import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { fingerprint, parsePictureAddress, pictureBase } from '#domain/media/picture-address.ts';
import type { RequestServices } from '#services/request-services.ts';
import type { PathParameters, SiteRequest } from '#server/http/endpoint.ts';
import type { Pictures } from '#server/endpoints/pictures.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { plainPage } from '#server/pages/page.ts';
import { settingsPictureIndex } from '#site/settings-pictures.ts';
import {
  offerShareCard,
  type ShareCard,
  shareCardVersion,
  siteShareCard,
  vehicleShareCard,
} from '#site/share/share-card.ts';
import type { Site } from '#site/site.ts';
import { cutSharePicture, drawSharePicture } from './draw-share-picture.ts';

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

/** The parts of a request that these endpoints need. */
interface ShareRequest extends Pick<SiteRequest, 'request' | 'response' | 'site'> {
  services: Pick<RequestServices, 'vehicle' | 'content'>;
}

/** A card with the address of its photograph. */
interface Drawing {
  card: ShareCard;
  /** The path of the photograph without width and format. */
  photograph: string | undefined;
}

interface SharePicture {
  bytes: Uint8Array;
  /** Whether it has the photograph that its card names. */
  isComplete: boolean;
}

/**
 * Serves the pictures that social networks and messengers show with a link. Each is made on the first request by
 * sharp's own threads, one after another, and stored on disk.
 */
export class SharePictures {
  readonly #parts: ShareParts;
  readonly #waiting = new Map<string, Promise<SharePicture>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: ShareParts) {
    this.#parts = parts;
  }

  /** `GET /cars/{slug}/share-{version}.jpg` */
  async answerVehicle(asked: ShareRequest, { slug = '', version }: PathParameters): Promise<void> {
    const vehicle = await asked.services.vehicle(slug);
    if (!vehicle) return missing(asked);
    const card = vehicleShareCard(vehicle, asked.site.settings);
    const photograph = card.picture && pictureBase(vehicle.id, 0, card.picture);
    return this.#answerCard(asked, { card, photograph }, version);
  }

  /** `GET /share/offer-{fingerprint of its id}-{version}.jpg` */
  async answerOffer(asked: ShareRequest, { offer: print, version }: PathParameters): Promise<void> {
    const { offers } = await asked.services.content();
    const offer = offers.all().find(({ id }) => fingerprint(id) === print);
    if (!offer) return missing(asked);
    const card = offerShareCard(offer, asked.site.settings);
    const photograph = card.picture && pictureBase('content', 0, card.picture);
    return this.#answerCard(asked, { card, photograph }, version);
  }

  /** `GET /share/site-{version}.jpg` */
  async answerSite(asked: ShareRequest, { version }: PathParameters): Promise<void> {
    const card = siteShareCard(asked.site.settings);
    const photograph =
      card.picture && pictureBase('site', settingsPictureIndex.share, card.picture);
    return this.#answerCard(asked, { card, photograph }, version);
  }

  /** `GET /pictures/{owner}/{picture}/share.jpg`: a picture of the site, cut to the size of shared links. */
  async answerCut(asked: ShareRequest, { owner, picture }: PathParameters): Promise<void> {
    const photograph = await this.#photograph(asked.site, `/pictures/${owner}/${picture}`);
    if (!photograph) return missing(asked);
    const made = await this.#picture(hashOf(photograph), async () => ({
      bytes: await cutSharePicture(photograph),
      isComplete: true,
    }));
    return send(asked, made, true);
  }

  async #answerCard(
    asked: ShareRequest,
    drawing: Drawing,
    version: string | undefined,
  ): Promise<void> {
    const { card } = drawing;
    const made = await this.#picture(hashOf(JSON.stringify(card)), () =>
      this.#draw(drawing, asked.site),
    );
    return send(asked, made, version === shareCardVersion(card));
  }

  /** @returns undefined if too many pictures are waiting */
  async #picture(
    name: string,
    make: () => Promise<SharePicture>,
  ): Promise<SharePicture | undefined> {
    const file = join(this.#parts.folder, name.slice(0, 2), `${name}.jpg`);
    const stored = await readFile(file).catch(() => undefined);
    if (stored) return { bytes: stored, isComplete: true };
    const waiting = this.#waiting.get(name);
    if (waiting) return waiting;
    if (this.#waiting.size >= MAX_WAITING) return undefined;
    const making = this.#last
      .then(make)
      .then(async (made) => {
        if (made.isComplete) await this.#store(file, made.bytes);
        return made;
      })
      .finally(() => this.#waiting.delete(name));
    this.#waiting.set(name, making);
    this.#last = making.catch(() => undefined);
    return making;
  }

  async #draw({ card, photograph: base }: Drawing, site: Site): Promise<SharePicture> {
    const photograph = base === undefined ? undefined : await this.#photograph(site, base);
    const isComplete = base === undefined || photograph !== undefined;
    return { bytes: await drawSharePicture(card, photograph), isComplete };
  }

  async #photograph(site: Site, base: string): Promise<Buffer | undefined> {
    const address = parsePictureAddress(`${base}/1280.jpg`);
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

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function missing({ request, response }: ShareRequest): Promise<void> {
  return plainPage(404, 'There is no such picture.').send(request, response);
}

/**
 * @param made undefined if too many pictures are waiting
 * @param isCurrent whether the picture shows the version in its address, so that caches may keep it
 */
async function send(
  { request, response }: ShareRequest,
  made: SharePicture | undefined,
  isCurrent: boolean,
): Promise<void> {
  if (!made) {
    const retry = { 'retry-after': String(RETRY_SECONDS) };
    return plainPage(503, 'Other pictures are being made.', retry).send(request, response);
  }
  response.writeHead(200, {
    ...securityHeaders,
    'content-type': 'image/jpeg',
    'content-length': made.bytes.length,
    'cache-control':
      made.isComplete && isCurrent
        ? 'public, max-age=31536000, immutable'
        : `public, max-age=${SHORT_LIFE_SECONDS}`,
  });
  response.end(request.method === 'HEAD' ? undefined : made.bytes);
}
