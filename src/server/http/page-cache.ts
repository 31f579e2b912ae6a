import { LRUCache } from 'lru-cache';
import type { Page } from './page.ts';

const MAX_BYTES = 128 * 1024 * 1024;
const MINUTE_MS = 60_000;
/** A page that has changed by the passing of time alone is sent up to this age, while another is made. */
const STALE_WHILE_REVALIDATE_MINUTES = 5;
/** Any page of the site's present settings is sent up to this age when another cannot be made. */
const STALE_IF_ERROR_MINUTES = 30;

export interface PageWish {
  /** The site with the version of its settings, and what was asked of it. */
  address: string;
  /** Stock and content that the page must show. */
  edition: string;
  /** Milliseconds since 1970. */
  now: number;
}

interface KeptPage {
  page: Page;
  edition: string;
  minute: number;
  /** Makings are numbered as they begin. */
  making: number;
}

export interface CachedPage {
  page: Page;
  origin: 'made' | 'cached' | 'stale';
}

/**
 * Finished pages, compressed. A change of settings, stock or content is waited for: no visitor gets a page from before
 * it. The passing of time is not: its pages are made one after another behind the visitors' backs.
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

  /** @param onError receives why a page could not be made, where an older one was sent in its place */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** @param make makes the page as of the beginning of the wish's minute */
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

  /** Requests for a page that is being made wait for it instead of making it too. */
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
    // one that began later may have been quicker
    const isNewest = making > (this.#pages.peek(address)?.making ?? 0);
    if (isNewest && page.cacheable)
      this.#pages.set(address, { page, edition, minute: minuteOf(wish), making });
    // what is gone must not come back when something fails
    else if (isNewest && page.status < 500) this.#pages.delete(address);
    return page;
  }

  /** One after another, so that a new minute does not make all pages at once. */
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

/** Parameters that tell where a visitor came from. They change nothing in a page and are read in the browser. */
const trackingParameter =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|_ga|_gl|mc_cid|mc_eid)$/i;

/** The address without what makes no difference to the page. */
export function pageAddress(url: URL): string {
  const kept = [...url.searchParams].filter(([name]) => !trackingParameter.test(name));
  if (kept.length === url.searchParams.size) return url.pathname + url.search;
  const query = new URLSearchParams(kept).toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}
