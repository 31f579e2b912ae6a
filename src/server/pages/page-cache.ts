import { LRUCache } from 'lru-cache';
import type { Page } from './page.ts';

const MAX_BYTES = 128 * 1024 * 1024;
const MINUTE_MS = 60_000;
/** Up to this age, a page with current stock and content is sent while a new one is made in the background. */
const STALE_WHILE_REVALIDATE_MINUTES = 5;
/** Up to this age, any page with the site's current settings is sent if a new one cannot be made. */
const STALE_IF_ERROR_MINUTES = 30;

export interface PageRequest {
  /** The site, the version of its settings, and the requested address. */
  address: string;
  /** The revisions of stock and content that the page must show. */
  edition: string;
  /** Milliseconds since 1970. */
  now: number;
}

interface CacheEntry {
  page: Page;
  edition: string;
  minute: number;
  /** The number of its rendering, counted in the order of their starts. */
  rendering: number;
}

export interface CachedPage {
  page: Page;
  origin: 'made' | 'cached' | 'stale';
}

/**
 * Caches finished, compressed pages. After a change of settings, stock or content a visitor waits for the new page and
 * never gets the old one. If only the time has changed, the cached page is sent at once and the new one is made in the
 * background, one page after another.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, CacheEntry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, address) => page.bytes + address.length + 1,
  });
  readonly #rendering = new Map<string, Promise<Page>>();
  readonly #revalidating = new Set<string>();
  readonly #onError: (error: unknown) => void;
  #revalidations: Promise<void> = Promise.resolve();
  #renders = 0;

  /** @param onError receives the reason if an older page was sent because a new one could not be made */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** @param make renders the page for the start of the request's minute */
  async page(wanted: PageRequest, make: () => Promise<Page>): Promise<CachedPage> {
    const kept = this.#pages.get(wanted.address);
    const age = kept ? minuteOf(wanted) - kept.minute : Infinity;
    if (kept?.edition === wanted.edition && age <= STALE_WHILE_REVALIDATE_MINUTES) {
      if (age <= 0) return { page: kept.page, origin: 'cached' };
      this.#revalidate(wanted, make);
      return { page: kept.page, origin: 'stale' };
    }
    const fallback = age <= STALE_IF_ERROR_MINUTES ? kept?.page : undefined;
    try {
      const made = await this.#makeOnce(wanted, make);
      const fault = faultOf(made.page);
      if (fault === undefined || !fallback) return made;
      this.#onError(new Error(`The page could not be made: ${fault}`));
    } catch (error) {
      if (!fallback) throw error;
      this.#onError(error);
    }
    return { page: fallback, origin: 'stale' };
  }

  /** Makes a page once: other requests for the same page wait for it. */
  async #makeOnce(wanted: PageRequest, make: () => Promise<Page>): Promise<CachedPage> {
    const key = `${wanted.address}\n${wanted.edition}\n${minuteOf(wanted)}`;
    const awaited = this.#rendering.get(key);
    if (awaited) return { page: await awaited, origin: 'cached' };
    const rendering = this.#make(wanted, make);
    this.#rendering.set(key, rendering);
    try {
      return { page: await rendering, origin: 'made' };
    } finally {
      this.#rendering.delete(key);
    }
  }

  async #make(wanted: PageRequest, make: () => Promise<Page>): Promise<Page> {
    const { address, edition } = wanted;
    this.#renders += 1;
    const rendering = this.#renders;
    const page = await make();
    // a later rendering may have finished first
    const isNewest = rendering > (this.#pages.peek(address)?.rendering ?? 0);
    if (isNewest && page.cacheable)
      this.#pages.set(address, { page, edition, minute: minuteOf(wanted), rendering });
    // a page that no longer exists must not be sent when something fails later
    else if (isNewest && faultOf(page) === undefined) this.#pages.delete(address);
    return page;
  }

  /** Makes pages in the background one after another, so that a new minute does not cause a burst. */
  #revalidate(wanted: PageRequest, make: () => Promise<Page>): void {
    const { address } = wanted;
    if (this.#revalidating.has(address)) return;
    this.#revalidating.add(address);
    this.#revalidations = this.#revalidations.then(async () => {
      try {
        const fault = faultOf(await this.#make(wanted, make));
        if (fault !== undefined)
          this.#onError(new Error(`The page could not be made anew: ${fault}`));
      } catch (error) {
        this.#onError(error);
      } finally {
        this.#revalidating.delete(address);
      }
    });
  }
}

/** Why an older page is better than this one. */
function faultOf({ status, isIncomplete }: Page): string | undefined {
  if (status >= 500) return String(status);
  return isIncomplete ? 'a part of it is missing' : undefined;
}

function minuteOf({ now }: PageRequest): number {
  return Math.floor(now / MINUTE_MS);
}
