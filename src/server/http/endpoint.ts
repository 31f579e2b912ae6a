import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestServices } from '#services/request-services.ts';
import type { Site } from '#site/site.ts';
import type { Page } from '#server/pages/page.ts';

/** A request to a host that belongs to a site. */
export interface SiteRequest {
  request: IncomingMessage;
  response: ServerResponse;
  site: Site;
  url: URL;
  /** The client's network, by which limits count. */
  network: string;
  services: RequestServices;
}

export type PathParameters = Readonly<Record<string, string>>;

/** An address that the server answers without the web app's routes. */
interface EndpointAddress {
  /** The methods that it answers; all if absent. */
  methods?: readonly string[];
  /** `:slug` matches one slug, and `/*` at the end matches any rest of the path, including none. */
  path: string;
}

/** Answers for the whole process, whatever site the host names. */
export interface ProcessEndpoint extends EndpointAddress {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Writes its own answer to each request. */
export interface DirectEndpoint extends EndpointAddress {
  /** Its name in the metrics. */
  kind: string;
  /** A site without it has an ordinary page at the address, or none. */
  isOffered?(site: Site): boolean;
  /** Whether it answers for all sites by the host of any, and therefore by that of a disabled one too. */
  isForAllSites?: true;
  answer(asked: SiteRequest, parameters: PathParameters): Promise<void>;
}

/** Makes a file that is cached, compressed and sent as a page is. */
export interface CachedEndpoint extends EndpointAddress {
  page(asked: { site: Site; url: URL; now: Date }): Promise<Page>;
}

/** Finds endpoints by method and path; the first match wins. */
export class EndpointTable<E extends EndpointAddress> {
  readonly #rows: readonly { endpoint: E; pattern: RegExp }[];

  constructor(endpoints: readonly E[]) {
    this.#rows = endpoints.map((endpoint) => ({ endpoint, pattern: patternOf(endpoint.path) }));
  }

  find(method: string, path: string): { endpoint: E; parameters: PathParameters } | undefined {
    for (const { endpoint, pattern } of this.#rows) {
      if (endpoint.methods && !endpoint.methods.includes(method)) continue;
      const match = pattern.exec(path);
      if (match) return { endpoint, parameters: { ...match.groups } };
    }
    return undefined;
  }

  /** The endpoints at a path that answer only certain methods. */
  limitedAt(path: string): E[] {
    return this.#rows
      .filter(({ endpoint, pattern }) => endpoint.methods && pattern.test(path))
      .map(({ endpoint }) => endpoint);
  }
}

function patternOf(path: string): RegExp {
  const source = path
    .replace(/[.]/g, String.raw`\.`)
    .replace(/:(\w+)/g, '(?<$1>[a-z0-9-]{1,200})')
    .replace(/\/\*$/, '(?:/.*)?');
  return new RegExp(`^${source}$`);
}
