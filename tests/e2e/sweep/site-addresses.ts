import type { DemoSite } from '../support/page-kinds.ts';
import { get, onSite } from '../support/site-pages.ts';
import { addressKind } from './address-kind.ts';
import type { PageContent } from './page-content.ts';

/** Pages of one kind have the same links, so only this many of each are opened. */
const opened = 2;
/** Pictures of each page that are requested; in the browser, journeys replace them. */
const picturesPerPage = 4;
/** Requested pictures of a site, because each is resized. */
const picturesPerSite = 60;

/** The addresses that the pages of a site refer to. */
export class SiteAddresses {
  readonly #site: DemoSite;
  readonly #openedOfKind = new Map<string, number>();
  readonly #seen = new Set<string>();
  readonly #waiting: { address: string; from: string }[] = [];
  readonly #pictures = new Set<string>();
  readonly #forms = new Set<string>();
  readonly #anchors = new Map<string, string>();

  constructor(site: DemoSite) {
    this.#site = site;
  }

  /** Notes that a page has been opened. */
  markOpened(address: string): void {
    const kind = addressKind(address);
    this.#seen.add(address);
    this.#openedOfKind.set(kind, (this.#openedOfKind.get(kind) ?? 0) + 1);
  }

  /** Notes what a page refers to. */
  add(content: PageContent, from: string): void {
    for (const link of content.links) this.#addLink(link, from);
    const newPictures = content.pictures.filter((picture) => !this.#pictures.has(picture));
    for (const picture of newPictures.slice(0, picturesPerPage)) this.#pictures.add(picture);
    for (const { method, action } of content.forms) this.#forms.add(`${method} ${action}`);
  }

  #addLink(link: string, from: string): void {
    const [address = '', anchor] = link.split('#', 2);
    const kind = addressKind(address);
    if (anchor) this.#anchors.set(`${kind}#${anchor}`, link);
    if ((this.#openedOfKind.get(kind) ?? 0) >= opened || this.#seen.has(address)) return;
    this.markOpened(address);
    this.#waiting.push({ address, from });
  }

  /** A linked page to open next, and the page that links to it. */
  next(): { address: string; from: string } | undefined {
    return this.#waiting.shift();
  }

  /** Whether an address redirects to another website, which journeys cannot reach. */
  async leadsElsewhere(address: string): Promise<boolean> {
    const { headers } = await this.#get(address);
    const to = URL.parse(headers.location ?? '', onSite(this.#site));
    return to !== null && !to.hostname.endsWith('.localhost');
  }

  /** The linked anchors, pictures and forms that are not where the pages say. */
  async brokenReferences(): Promise<string[]> {
    return [
      ...(await this.#missingAnchors()),
      ...(await this.#brokenPictures()),
      ...(await this.#brokenForms()),
    ];
  }

  async #missingAnchors(): Promise<string[]> {
    const missing: string[] = [];
    for (const link of this.#anchors.values()) {
      const [address = '', anchor = ''] = link.split('#', 2);
      if (await this.leadsElsewhere(address)) continue;
      const { body } = await this.#get(address);
      const id = decodeURIComponent(anchor);
      if (!body.includes(`id="${id}"`)) missing.push(`nothing is at ${link}`);
    }
    return missing;
  }

  async #brokenPictures(): Promise<string[]> {
    if (this.#pictures.size <= picturesPerPage) return ['the pages have no pictures'];
    const broken: string[] = [];
    for (const picture of [...this.#pictures].slice(0, picturesPerSite)) {
      const { status, headers } = await this.#get(picture);
      const type = headers['content-type'] ?? 'no type';
      if (status !== 200 || !type.startsWith('image/'))
        broken.push(`the picture ${picture} answers ${status}, ${type}`);
    }
    return broken;
  }

  async #brokenForms(): Promise<string[]> {
    const broken: string[] = [];
    for (const form of this.#forms) {
      const [method, action = ''] = form.split(' ', 2);
      if (action === 'elsewhere') broken.push('a form is sent to another site');
      const { status } = await this.#get(action);
      // the page of a form also answers GET; an address that only takes POST refuses it
      const isRefused = method === 'post' && status === 405;
      if (status >= 400 && !isRefused && !/none|lamborghini/.test(action))
        broken.push(`the form ${method} ${action} answers ${status}`);
    }
    return broken;
  }

  #get(address: string): ReturnType<typeof get> {
    return get(`${this.#site}.localhost`, address);
  }
}
