import { LRUCache } from 'lru-cache';
import type { Page } from './page.ts';

const MAX_BYTES = 128 * 1024 * 1024;
const MINUTE_MS = 60_000;
/** Up to this age, a page with current stock and content is sent while a new one is made in the background. */
const STALE_WHILE_REVALIDATE_MINUTES = 5;
/** Up to this age, any page with the site's current settings is sent if a new one cannot be made. */
const STALE_IF_ERROR_MINUTES = 30;

export interface PageWish {
  /** The site, the version of its settings, and the requested address. */
  address: string;
  /** The revisions of stock and content that the page must show. */
  edition: string;
  /** Milliseconds since 1970. */
  now: number;
}

interface KeptPage {
  page: Page;
  edition: string;
  minute: number;
  /** The number of its making, counted in the order of their starts. */
  making: number;
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
  readonly #pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }, address) => page.bytes + address.length + 1,
  });
  readonly #inTheMaking = new Map<string, Promise<Page>>();
  readonly #revalidating = new Set<string>();
  readonly #onError: (error: unknown) => void;
  #revalidations: Promise<void> = Promise.resolve();
  #makings = 0;

  /** @param onError receives the reason if an older page was sent because a new one could not be made */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** @param make makes the page for the start of the wish's minute */
  async page(wish: PageWish, make: () => Promise<Page>): Promise<CachedPage> {
    const kept = this.#pages.get(wish.address);
    const age = kept ? minuteOf(wish) - kept.minute : Infinity;
    if (kept?.edition === wish.edition && age <= STALE_WHILE_REVALIDATE_MINUTES) {
      if (age <= 0) return { page: kept.page, origin: 'cached' };
      this.#revalidate(wish, make);
      return { page: kept.page, origin: 'stale' };
    }
    const spare = age <= STALE_IF_ERROR_MINUTES ? kept?.page : undefined;
    try {
      const made = await this.#makeOnce(wish, make);
      if (made.page.status < 500 || !spare) return made;
      this.#onError(new Error(`The page could not be made: ${made.page.status}`));
    } catch (error) {
      if (!spare) throw error;
      this.#onError(error);
    }
    return { page: spare, origin: 'stale' };
  }

  /** Makes a page once: other requests for the same page wait for it. */
  async #makeOnce(wish: PageWish, make: () => Promise<Page>): Promise<CachedPage> {
    const key = `${wish.address}\n${wish.edition}\n${minuteOf(wish)}`;
    const awaited = this.#inTheMaking.get(key);
    if (awaited) return { page: await awaited, origin: 'cached' };
    const making = this.#make(wish, make);
    this.#inTheMaking.set(key, making);
    try {
      return { page: await making, origin: 'made' };
    } finally {
      this.#inTheMaking.delete(key);
    }
  }

  async #make(wish: PageWish, make: () => Promise<Page>): Promise<Page> {
    const { address, edition } = wish;
    this.#makings += 1;
    const making = this.#makings;
    const page = await make();
    // a later making may have finished first
    const isNewest = making > (this.#pages.peek(address)?.making ?? 0);
    if (isNewest && page.cacheable)
      this.#pages.set(address, { page, edition, minute: minuteOf(wish), making });
    // a page that no longer exists must not be sent when something fails later
    else if (isNewest && page.status < 500) this.#pages.delete(address);
    return page;
  }

  /** Makes pages in the background one after another, so that a new minute does not cause a burst. */
  #revalidate(wish: PageWish, make: () => Promise<Page>): void {
    const { address } = wish;
    if (this.#revalidating.has(address)) return;
    this.#revalidating.add(address);
    this.#revalidations = this.#revalidations.then(async () => {
      try {
        const { status } = await this.#make(wish, make);
        if (status >= 500) this.#onError(new Error(`The page could not be made anew: ${status}`));
      } catch (error) {
        this.#onError(error);
      } finally {
        this.#revalidating.delete(address);
      }
    });
  }
}

function minuteOf({ now }: PageWish): number {
  return Math.floor(now / MINUTE_MS);
}

/** Campaign parameters. They change nothing in a page; the browser reads them. */
const trackingParameter =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|_ga|_gl|mc_cid|mc_eid)$/i;

/** Returns the address without parameters that make no difference to the page. */
export function pageAddress(url: URL): string {
  const kept = [...url.searchParams].filter(([name]) => !trackingParameter.test(name));
  if (kept.length === url.searchParams.size) return url.pathname + url.search;
  const query = new URLSearchParams(kept).toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}
