import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import {
  fingerprint,
  parsePictureAddress,
  type PictureAddress,
  type PictureFormat,
} from '#domain/media/picture-address.ts';
import { messageOf } from '#domain/text/message-of.ts';
import { spinFingerprint } from '#domain/media/spin-address.ts';
import type { PictureSource } from '#partners/pictures/picture-source.ts';
import { resizePicture } from '#partners/pictures/resize-picture.ts';
import { sectionExamples } from '#site/pages/section-examples.ts';
import { settingsPictures } from '#site/settings-pictures.ts';
import type { Site } from '#site/site.ts';
import type { Platform } from '#platform/platform.ts';
import { vehiclesOfSite } from '#services/stock/vehicle-reader.ts';
import { FailureNotice } from './failure-notice.ts';
import type { SiteRequest } from '#server/http/endpoint.ts';
import { plainPage } from '#server/pages/page.ts';
import { securityHeaders } from '#server/http/security-headers.ts';

/** The pictures of the style guide, by their fingerprints. */
const examplePictures = new Map(
  (JSON.stringify(sectionExamples).match(/demo:[^"]+/g) ?? []).map((source) => [
    fingerprint(source),
    source,
  ]),
);

/** Milliseconds until an original that could not be read is tried again. */
const RETRY_MS = 60_000;

const mimeTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/**
 * Serves pictures in the sizes that pages use. Each is resized from its original on the first request and stored on
 * disk.
 */
export class Pictures {
  readonly #platform: Platform;
  readonly #sources: readonly PictureSource[];
  readonly #resizing = new Map<string, Promise<Buffer | undefined>>();
  readonly #unstored: FailureNotice;
  readonly #unmade: FailureNotice;
  /** Originals that could not be read a moment ago, so that a broken server is not asked for every visitor. */
  readonly #missing = new LRUCache<string, true>({ max: 10_000, ttl: RETRY_MS });

  constructor(platform: Platform, sources: readonly PictureSource[]) {
    this.#platform = platform;
    this.#sources = sources;
    this.#unstored = new FailureNotice((error, pictures) =>
      platform.log.error(
        { error, pictures },
        'pictures could not be stored in DATA_DIR; they are resized for each visitor',
      ),
    );
    this.#unmade = new FailureNotice((error, pictures) =>
      platform.log.warn(
        { error, pictures },
        'pictures could not be made, so pages show a placeholder; `stock pictures` lists those of a dealership',
      ),
    );
  }

  /** Answers requests below `/pictures/`. */
  async answer({ request, response, site, url }: SiteRequest): Promise<void> {
    const address = parsePictureAddress(url.pathname);
    const bytes = address && (await this.bytes(site, address));
    if (!bytes) {
      await plainPage(404, 'There is no such picture.').send(request, response);
      return;
    }
    response.writeHead(200, {
      ...securityHeaders,
      'content-type': mimeTypes[address.format],
      'content-length': bytes.length,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  /** @returns undefined if the site has no such picture or its original is not available */
  async bytes(site: Site, address: PictureAddress): Promise<Buffer | undefined> {
    const source = await this.#sourceOf(site, address);
    return source === undefined ? undefined : this.#picture(source, address);
  }

  /**
   * Finds the original's address in the site's stock, content or settings, so visitors cannot request other addresses.
   */
  async #sourceOf(site: Site, address: PictureAddress): Promise<string | undefined> {
    if (address.series === 'spin') return this.#spinFrame(site, address);
    const source = await this.#ownSource(site, address);
    return source !== undefined && fingerprint(source) === address.fingerprint ? source : undefined;
  }

  async #ownSource(site: Site, address: PictureAddress): Promise<string | undefined> {
    if (address.owner === 'site') return settingsPictures(site.settings)[address.index];
    if (address.owner === 'content') {
      const { content, hasStyleguide } = this.#platform;
      const holders = await Promise.all([
        content.of(site, new Date()),
        content.pages(site),
        content.posts(site),
      ]);
      const ofExample = hasStyleguide ? examplePictures.get(address.fingerprint) : undefined;
      return (
        ofExample ??
        holders
          .map((holder) => holder.picture(address.fingerprint))
          .find((source) => source !== undefined)
      );
    }
    if (address.series === 'interior') {
      return (await vehiclesOfSite(this.#platform, site).byId(address.owner))?.spin_interior_image;
    }
    return this.#vehiclePicture(site, address.owner, address.index);
  }

  /** All frames of a spin share one fingerprint, so that a page does not have to list them. */
  async #spinFrame(site: Site, address: PictureAddress): Promise<string | undefined> {
    if (typeof address.owner !== 'number') return undefined;
    const frames =
      (await vehiclesOfSite(this.#platform, site).byId(address.owner))?.spin_images ?? [];
    return spinFingerprint(frames) === address.fingerprint ? frames[address.index] : undefined;
  }

  async #vehiclePicture(site: Site, id: number, index: number): Promise<string | undefined> {
    const card = await this.#platform.index.card(id);
    const isOurs = site.settings.dealerships.some(({ slug }) => slug === card?.dealership_slug);
    const onCard = isOurs ? card?.images?.[index] : undefined;
    if (onCard) return onCard.url;
    const vehicle = await vehiclesOfSite(this.#platform, site).byId(id);
    return vehicle?.images?.[index]?.url;
  }

  #picture(source: string, address: PictureAddress): Promise<Buffer | undefined> {
    const folder = createHash('sha256').update(source).digest('hex');
    const file = join(
      this.#platform.config.DATA_DIR,
      'pictures',
      folder.slice(0, 2),
      folder,
      `${address.width}.${address.format}`,
    );
    let making = this.#resizing.get(file);
    if (!making) {
      making = this.#read(file, source, address).finally(() => this.#resizing.delete(file));
      this.#resizing.set(file, making);
    }
    return making;
  }

  async #read(file: string, source: string, address: PictureAddress): Promise<Buffer | undefined> {
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    if (this.#missing.has(source)) return undefined;
    try {
      const from = this.#sources.find((candidate) => candidate.handles(source));
      const original = await from?.read(source);
      if (!original) throw new Error('There is no such picture');
      const bytes = await resizePicture(original, address.width, address.format);
      await this.#store(file, bytes);
      return bytes;
    } catch (error) {
      this.#missing.set(source, true);
      this.#unmade.note(new Error(`${source}: ${messageOf(error)}`, { cause: error }));
      return undefined;
    }
  }

  /** Tries to store a picture. One that cannot be stored is made again for the next visitor. */
  async #store(file: string, bytes: Buffer): Promise<void> {
    // several processes may write to the same directory
    const part = `${file}.${process.pid}.part`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(part, bytes);
      await rename(part, file);
    } catch (error) {
      this.#unstored.note(error);
      // a part would use up the little space that is left
      await rm(part, { force: true }).catch(() => undefined);
    }
  }
}
