import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { messageOf } from '#domain/text/message-of.ts';
import { type BrandFile, brandFile } from '#partners/pictures/brand-file.ts';
import type { PictureSource } from '#partners/pictures/picture-source.ts';
import { brandPicturesIn } from '#site/brand-pictures-in.ts';
import type { SchemaFault } from '#site/schema-faults.ts';
import type { SiteSettings } from '#site/site-settings.ts';

const CACHE_BYTES = 64 * 1024 * 1024;
const RETRY_MS = 60_000;
/** Milliseconds between readings of a file, which may have been replaced at its address. */
const REFRESH_MS = 600_000;
/**
 * How long pages wait for a file that is read for the first time; without it they show the dealer's name. They do not
 * wait for a server that has failed before.
 */
const WAIT_MS = 1500;

type ReadFile = { file: BrandFile } | { reason: string };
type BrandSettings = Pick<SiteSettings, 'brand'>;

interface Reading {
  result: Promise<ReadFile>;
  /** Undefined until it has finished. */
  read: ReadFile | undefined;
  /** When pages stop waiting for it, in milliseconds since 1970. */
  awaitedUntil: number;
  /** When it may be repeated, in milliseconds since 1970. */
  retryAt: number;
  /** The previous file of the address, which cached pages still show. */
  before: BrandFile | undefined;
  bytes: number;
}

/** The pictures of a site's brand, by their addresses in the settings; those that cannot be read are absent. */
export type BrandFiles = ReadonlyMap<string, BrandFile>;

/** Reads the logos and icons that sites' settings name, and keeps them in memory. */
export class BrandPictures {
  readonly #sources: readonly PictureSource[];
  readonly #log: (fault: { path: string; source: string; reason: string }) => void;
  #changes = 0;
  readonly #readings = new LRUCache<string, Reading>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });

  /** @param log receives each picture that cannot be read, at most once a minute */
  constructor(
    sources: readonly PictureSource[],
    log: (fault: { path: string; source: string; reason: string }) => void,
  ) {
    this.#sources = sources;
    this.#log = log;
  }

  /** How many changes of files the process has noticed. */
  get changes(): number {
    return this.#changes;
  }

  /** The site's file with this hash: one that it shows, or one that pages made a while ago still show. */
  async withHash(settings: BrandSettings, hash: string): Promise<BrandFile | undefined> {
    const files = [...(await this.of(settings)).values()];
    const before = brandPicturesIn(settings).flatMap(
      ({ source }) => this.#readings.get(source)?.before ?? [],
    );
    return [...files, ...before].find((file) => file.hash === hash);
  }

  /** The files that are known, or can be read within {@link WAIT_MS} for the first time. */
  async of(settings: BrandSettings): Promise<BrandFiles> {
    const readings = brandPicturesIn(settings).map(({ path, source }) => ({
      source,
      reading: this.#reading(path, source),
    }));
    const pending = readings.flatMap(({ reading }) => (reading.read ? [] : [reading]));
    if (pending.length > 0) await untilRead(pending);
    return new Map(
      readings.flatMap(({ source, reading: { read } }) =>
        read && 'file' in read ? [[source, read.file] as const] : [],
      ),
    );
  }

  /** The pictures that cannot be read, for the operator who applies the settings. */
  async warnings(settings: BrandSettings): Promise<SchemaFault[]> {
    const checked = await Promise.all(
      brandPicturesIn(settings).map(async ({ path, source }) => {
        const read = await this.#read(source);
        const message = 'reason' in read ? `cannot be used: ${read.reason}` : undefined;
        return { path, message };
      }),
    );
    return checked.flatMap(({ path, message }) =>
      message === undefined ? [] : [{ path, message }],
    );
  }

  #reading(path: string, source: string): Reading {
    const now = Date.now();
    const known = this.#readings.get(source);
    if (known && now < known.retryAt) return known;
    const reading: Reading = {
      result: this.#read(source),
      // the known file is shown until another has been read
      read: fileOf(known) && known?.read,
      awaitedUntil: known ? now : now + WAIT_MS,
      retryAt: Infinity,
      before: known?.before,
      bytes: known?.bytes ?? 1,
    };
    this.#readings.set(source, reading);
    void reading.result.then((read) => this.#finish(path, source, reading, read));
    return reading;
  }

  #finish(path: string, source: string, reading: Reading, read: ReadFile): void {
    const shown = fileOf(reading);
    if ('file' in read) {
      const isOther = shown !== undefined && shown.hash !== read.file.hash;
      if (isOther) {
        reading.before = shown;
        this.#changes += 1;
      }
      reading.read = read;
      reading.retryAt = Date.now() + REFRESH_MS;
      reading.bytes = read.file.bytes.length + (reading.before?.bytes.length ?? 0);
      // another object, so that the cache notices its size
      this.#readings.set(source, { ...reading });
      return;
    }
    reading.read = shown ? { file: shown } : read;
    reading.retryAt = Date.now() + RETRY_MS;
    this.#log({ path, source, reason: read.reason });
  }

  async #read(source: string): Promise<ReadFile> {
    try {
      const original = await this.#sources
        .find((candidate) => candidate.handles(source))
        ?.read(source);
      return original ? { file: await brandFile(original) } : { reason: 'there is no such file' };
    } catch (error) {
      return { reason: messageOf(error) };
    }
  }
}

function fileOf(reading: Reading | undefined): BrandFile | undefined {
  const read = reading?.read;
  return read && 'file' in read ? read.file : undefined;
}

/** Waits until all have finished, or pages no longer wait for any of them. */
async function untilRead(pending: readonly Reading[]): Promise<void> {
  const awaitedUntil = Math.max(...pending.map((reading) => reading.awaitedUntil));
  const waitMs = Math.max(0, awaitedUntil - Date.now());
  const wait = new AbortController();
  await Promise.race([
    Promise.all(pending.map(({ result }) => result)),
    delay(waitMs, undefined, { ref: false, signal: wait.signal }).catch(() => undefined),
  ]);
  wait.abort();
}
