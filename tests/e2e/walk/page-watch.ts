import type { BrowserContext, Page, Request } from '@playwright/test';

/** Without requests for this long, a page has settled. */
const QUIET_MS = 200;
const MOST_MS = 8000;
/** Requests that stay open or do not matter to what is shown. */
const ignored = /\/(pictures|events)\b|^data:|^blob:/;

/** Collects what goes wrong in the pages of a browser, and knows when they have settled. */
export class PageWatch {
  readonly faults: string[] = [];
  readonly #open = new Set<Request>();
  #changedAt = performance.now();
  /** While the network is away, and until the next step, failed requests are expected. */
  isOffline = false;

  constructor(context: BrowserContext) {
    const ended = (request: Request): void => {
      this.#open.delete(request);
      this.#changedAt = performance.now();
    };
    context.on('request', (request) => {
      if (ignored.test(new URL(request.url()).pathname)) return;
      this.#open.add(request);
      this.#changedAt = performance.now();
    });
    context.on('requestfinished', ended);
    context.on('requestfailed', (request) => {
      ended(request);
      const failure = request.failure()?.errorText ?? '';
      if (failure.includes('REDIRECTS')) this.faults.push(`${request.url()} redirects for ever`);
    });
    context.on('response', (response) => {
      if (response.status() >= 500)
        this.faults.push(`${response.url()} answers ${response.status()}`);
    });
    context.on('weberror', (error) => {
      if (!this.isOffline) this.faults.push(`the page threw ${describe(error.error())}`);
    });
    context.on('console', (message) => {
      if (this.isOffline || !['error', 'warning'].includes(message.type())) return;
      // the statuses of requests are checked above and where a link leads
      if (message.text().startsWith('Failed to load resource')) return;
      this.faults.push(`the console says: ${message.text()}`);
    });
  }

  /** Waits until the page has loaded and requests nothing more. */
  async settled(page: Page): Promise<void> {
    const began = performance.now();
    const until = began + MOST_MS;
    await page.waitForLoadState('domcontentloaded').catch(() => undefined);
    while (performance.now() < until) {
      const quietSince = Math.max(this.#changedAt, began);
      const isQuiet = this.#open.size === 0 && performance.now() - quietSince > QUIET_MS;
      if (isQuiet) return;
      // oxlint-disable-next-line playwright/no-wait-for-timeout -- polls; nothing signals that requests have ended
      await page.waitForTimeout(30);
    }
    this.#open.clear();
  }
}

/** What a page may throw is not always an error. */
function describe(thrown: unknown): string {
  if (thrown instanceof Error && thrown.stack) return thrown.stack;
  return `${String(thrown)} ${JSON.stringify(thrown)}`;
}
