import { LRUCache } from 'lru-cache';
import type { Page } from './page.ts';

const MAX_BYTES = 128 * 1024 * 1024;
/** The minute is part of what makes a page; a page of an earlier one is never asked for again. */
const LIFE_MS = 60_000;

/** Finished pages, compressed. Requests for a page that is being made wait for it instead of making it too. */
export class PageCache {
  readonly #pages = new LRUCache<string, Page>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page, key) => page.bytes + key.length + 1,
    ttl: LIFE_MS,
  });
  readonly #inTheMaking = new Map<string, Promise<Page>>();

  /** @param make called when the page is neither there nor being made; its page is kept only when it is cacheable */
  async page(key: string, make: () => Promise<Page>): Promise<{ page: Page; hit: boolean }> {
    const kept = this.#pages.get(key);
    if (kept) return { page: kept, hit: true };
    const awaited = this.#inTheMaking.get(key);
    if (awaited) return { page: await awaited, hit: true };
    const making = make();
    this.#inTheMaking.set(key, making);
    try {
      const page = await making;
      if (page.cacheable) this.#pages.set(key, page);
      return { page, hit: false };
    } finally {
      this.#inTheMaking.delete(key);
    }
  }
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
